/**
 * Ends this process, as Ctrl-C would, once npm is gone. npm hands no signal on to what it runs, and its shell none either: without
 * this, whoever stops npm alone (a service manager) would leave a server behind.
 */
export function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
