/**
 * Ends this process as Ctrl-C would, once npm has ended. Neither npm nor its shell forwards signals, so without this a service manager that stops only npm
 * would leave the server running.
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
