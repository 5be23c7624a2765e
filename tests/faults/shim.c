/* Faults for the processes under test, loaded with LD_PRELOAD. It looks at calls that change files in one folder, and
   at those that ask for the time of day.

   FAULTS_FOLDER   the folder, an absolute path
   FAULTS_CONTROL  a file; while it exists its text says what such calls meet: ENOSPC, EIO, EROFS, or PAUSE and ms
   FAULTS_KILL_AT  the process is killed just before its nth change in the folder
   FAULTS_LOG      a file that gets a line for each change: the call and the path
   FAULTS_CLOCK    a file of eight bytes: by how many seconds the time of day is another one

   ENOSPC meets only what needs room; the others meet every change. Memory that is mapped is not looked at. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

static const char *folder, *control, *log_file;
static size_t folder_length;
static long kill_at;
static long changes;
static const volatile long *ahead;

__attribute__((constructor)) static void begin(void) {
    folder = getenv("FAULTS_FOLDER");
    control = getenv("FAULTS_CONTROL");
    log_file = getenv("FAULTS_LOG");
    folder_length = folder ? strlen(folder) : 0;
    const char *number = getenv("FAULTS_KILL_AT");
    kill_at = number ? atol(number) : 0;
    const char *clock = getenv("FAULTS_CLOCK");
    int file = clock ? syscall(SYS_openat, AT_FDCWD, clock, O_RDONLY | O_CLOEXEC, 0) : -1;
    if (file >= 0) {
        void *found = mmap(0, sizeof *ahead, PROT_READ, MAP_SHARED, file, 0);
        ahead = found == MAP_FAILED ? 0 : found;
        syscall(SYS_close, file);
    }
}

/* --- the time of day; how long something takes is told as ever --- */

int clock_gettime(clockid_t id, struct timespec *now) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = (int (*)(clockid_t, struct timespec *)) dlsym(RTLD_NEXT, "clock_gettime");
    int done = real(id, now);
    if (!done && ahead && (id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE)) now->tv_sec += *ahead;
    return done;
}
int gettimeofday(struct timeval *now, void *zone) {
    struct timespec exact;
    (void) zone;
    if (clock_gettime(CLOCK_REALTIME, &exact)) return -1;
    now->tv_sec = exact.tv_sec;
    now->tv_usec = exact.tv_nsec / 1000;
    return 0;
}
time_t time(time_t *kept) {
    struct timespec exact = {0};
    clock_gettime(CLOCK_REALTIME, &exact);
    if (kept) *kept = exact.tv_sec;
    return exact.tv_sec;
}

/* --- changes of files --- */

static int is_inside(const char *path) {
    return folder_length && !strncmp(path, folder, folder_length) && (path[folder_length] == '/' || !path[folder_length]);
}

/* The errno that a change of `path` meets now, or 0. */
static int meets(const char *call, const char *path, int needs_room) {
    if (!is_inside(path)) return 0;
    int before = errno, found = 0;
    if (log_file || kill_at) {
        long number = __sync_add_and_fetch(&changes, 1);
        if (log_file) {
            char line[PATH_MAX + 64];
            int length = snprintf(line, sizeof line, "%s %s\n", call, path);
            int out = syscall(SYS_openat, AT_FDCWD, log_file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
            if (out >= 0) {
                syscall(SYS_write, out, line, length);
                syscall(SYS_close, out);
            }
        }
        if (number == kill_at) syscall(SYS_kill, syscall(SYS_getpid), SIGKILL);
    }
    if (control) {
        int in = syscall(SYS_openat, AT_FDCWD, control, O_RDONLY | O_CLOEXEC, 0);
        if (in >= 0) {
            char text[64] = "";
            if (syscall(SYS_read, in, text, sizeof text - 1) < 0) text[0] = 0;
            syscall(SYS_close, in);
            if (!strncmp(text, "ENOSPC", 6)) found = needs_room ? ENOSPC : 0;
            else if (!strncmp(text, "EIO", 3)) found = EIO;
            else if (!strncmp(text, "EROFS", 5)) found = EROFS;
            else if (!strncmp(text, "PAUSE", 5)) usleep(1000 * atoi(text + 5));
        }
    }
    errno = before;
    return found;
}

static int file_meets(const char *call, int file, int needs_room) {
    if (!folder_length) return 0;
    char name[64], path[PATH_MAX];
    snprintf(name, sizeof name, "/proc/self/fd/%d", file);
    int before = errno;
    ssize_t length = readlink(name, path, sizeof path - 1);
    errno = before;
    if (length <= 0) return 0;
    path[length] = 0;
    return meets(call, path, needs_room);
}

static int path_meets(const char *call, int at, const char *path, int needs_room) {
    if (!folder_length) return 0;
    if (path[0] == '/') return meets(call, path, needs_room);
    char name[64], whole[2 * PATH_MAX] = "";
    int before = errno;
    if (at == AT_FDCWD) {
        if (!getcwd(whole, PATH_MAX)) whole[0] = 0;
    } else {
        snprintf(name, sizeof name, "/proc/self/fd/%d", at);
        ssize_t length = readlink(name, whole, PATH_MAX - 1);
        whole[length > 0 ? length : 0] = 0;
    }
    errno = before;
    strcat(whole, "/");
    strncat(whole, path, PATH_MAX - 1);
    return meets(call, whole, needs_room);
}

#define REAL(type, name, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) real = (type (*)(__VA_ARGS__)) dlsym(RTLD_NEXT, name)
#define REFUSE(check) do { int found = (check); if (found) { errno = found; return -1; } } while (0)

ssize_t write(int file, const void *data, size_t size) {
    REAL(ssize_t, "write", int, const void *, size_t);
    REFUSE(file_meets("write", file, 1));
    return real(file, data, size);
}
ssize_t writev(int file, const struct iovec *data, int count) {
    REAL(ssize_t, "writev", int, const struct iovec *, int);
    REFUSE(file_meets("writev", file, 1));
    return real(file, data, count);
}
ssize_t pwrite(int file, const void *data, size_t size, off_t at) {
    REAL(ssize_t, "pwrite", int, const void *, size_t, off_t);
    REFUSE(file_meets("pwrite", file, 1));
    return real(file, data, size, at);
}
ssize_t pwrite64(int file, const void *data, size_t size, off64_t at) {
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
    REFUSE(file_meets("pwrite", file, 1));
    return real(file, data, size, at);
}
ssize_t sendfile(int out, int in, off_t *at, size_t size) {
    REAL(ssize_t, "sendfile", int, int, off_t *, size_t);
    REFUSE(file_meets("sendfile", out, 1));
    return real(out, in, at, size);
}
ssize_t sendfile64(int out, int in, off64_t *at, size_t size) {
    REAL(ssize_t, "sendfile64", int, int, off64_t *, size_t);
    REFUSE(file_meets("sendfile", out, 1));
    return real(out, in, at, size);
}
ssize_t copy_file_range(int in, off64_t *from, int out, off64_t *to, size_t size, unsigned flags) {
    REAL(ssize_t, "copy_file_range", int, off64_t *, int, off64_t *, size_t, unsigned);
    REFUSE(file_meets("copy_file_range", out, 1));
    return real(in, from, out, to, size, flags);
}
int fsync(int file) {
    REAL(int, "fsync", int);
    REFUSE(file_meets("fsync", file, 0));
    return real(file);
}
int fdatasync(int file) {
    REAL(int, "fdatasync", int);
    REFUSE(file_meets("fdatasync", file, 0));
    return real(file);
}
int ftruncate(int file, off_t size) {
    REAL(int, "ftruncate", int, off_t);
    REFUSE(file_meets("ftruncate", file, 0));
    return real(file, size);
}
int ftruncate64(int file, off64_t size) {
    REAL(int, "ftruncate64", int, off64_t);
    REFUSE(file_meets("ftruncate", file, 0));
    return real(file, size);
}
int posix_fallocate(int file, off_t at, off_t size) {
    REAL(int, "posix_fallocate", int, off_t, off_t);
    int found = file_meets("fallocate", file, 1);
    return found ? found : real(file, at, size);
}
int posix_fallocate64(int file, off64_t at, off64_t size) {
    REAL(int, "posix_fallocate64", int, off64_t, off64_t);
    int found = file_meets("fallocate", file, 1);
    return found ? found : real(file, at, size);
}
int rename(const char *old, const char *new) {
    REAL(int, "rename", const char *, const char *);
    REFUSE(path_meets("rename", AT_FDCWD, new, 0));
    return real(old, new);
}
int renameat(int from, const char *old, int to, const char *new) {
    REAL(int, "renameat", int, const char *, int, const char *);
    REFUSE(path_meets("rename", to, new, 0));
    return real(from, old, to, new);
}
int link(const char *old, const char *new) {
    REAL(int, "link", const char *, const char *);
    REFUSE(path_meets("link", AT_FDCWD, new, 1));
    return real(old, new);
}
int linkat(int from, const char *old, int to, const char *new, int flags) {
    REAL(int, "linkat", int, const char *, int, const char *, int);
    REFUSE(path_meets("link", to, new, 1));
    return real(from, old, to, new, flags);
}
int unlink(const char *path) {
    REAL(int, "unlink", const char *);
    REFUSE(path_meets("unlink", AT_FDCWD, path, 0));
    return real(path);
}
int unlinkat(int at, const char *path, int flags) {
    REAL(int, "unlinkat", int, const char *, int);
    REFUSE(path_meets("unlink", at, path, 0));
    return real(at, path, flags);
}
int mkdir(const char *path, mode_t mode) {
    REAL(int, "mkdir", const char *, mode_t);
    if (access(path, F_OK)) REFUSE(path_meets("mkdir", AT_FDCWD, path, 1));
    return real(path, mode);
}

/* Only an open that makes a file or empties it is a change. */
static int opening_meets(int at, const char *path, int flags) {
    if (!folder_length || !(flags & (O_CREAT | O_TRUNC))) return 0;
    int before = errno, is_there = !faccessat(at, path, F_OK, 0);
    errno = before;
    if (is_there && !(flags & O_TRUNC)) return 0;
    return path_meets("open", at, path, !is_there);
}
#define MODE \
    mode_t mode = 0; \
    if (flags & (O_CREAT | O_TMPFILE)) { \
        va_list more; \
        va_start(more, flags); \
        mode = va_arg(more, mode_t); \
        va_end(more); \
    }
int open(const char *path, int flags, ...) {
    MODE
    REAL(int, "open", const char *, int, ...);
    REFUSE(opening_meets(AT_FDCWD, path, flags));
    return real(path, flags, mode);
}
int open64(const char *path, int flags, ...) {
    MODE
    REAL(int, "open64", const char *, int, ...);
    REFUSE(opening_meets(AT_FDCWD, path, flags));
    return real(path, flags, mode);
}
int openat(int at, const char *path, int flags, ...) {
    MODE
    REAL(int, "openat", int, const char *, int, ...);
    REFUSE(opening_meets(at, path, flags));
    return real(at, path, flags, mode);
}
int openat64(int at, const char *path, int flags, ...) {
    MODE
    REAL(int, "openat64", int, const char *, int, ...);
    REFUSE(opening_meets(at, path, flags));
    return real(at, path, flags, mode);
}
