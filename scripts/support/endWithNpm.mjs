const WITH_NPM = '--with-npm';

/**
 * Ends this process as Ctrl-C would, once npm has ended, if npm started it (the scripts of package.json pass `--with-npm`). Neither npm nor its shell forwards
 * signals, so without this a service manager that stops only npm would leave the server running. A process that was started in any other way outlives its parent.
 */
export function endWithNpm() {
  if (!process.argv.includes(WITH_NPM)) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    const line = {
      level: 40,
      time: new Date().toISOString(),
      msg: `npm, which started this (process ${parent}), has ended: this ends, too`,
    };
    console.log(JSON.stringify(line));
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
