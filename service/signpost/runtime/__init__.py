"""What one running service owns: settings, jobs, throttle, limits, retention, logs."""
