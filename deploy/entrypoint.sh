#!/bin/sh
# The program of the image. Some platforms give a new volume to root: there the container starts as root (RUN_AS=0), which
# gives the volume to the image's user and then becomes that user.
set -e
if [ "$(id -u)" = 0 ]; then
    chown 10001:10001 /data
    exec setpriv --reuid=10001 --regid=10001 --clear-groups --no-new-privs signpost "$@"
fi
exec signpost "$@"
