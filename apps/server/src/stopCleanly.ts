const WAIT_AT_MOST_MS = 10_000;
/** npm passes Ctrl-C on to a process that the terminal has told already: what comes so soon is the same press. */
const SAME_PRESS_MS = 300;

/** On Ctrl-C or SIGTERM stops in order and exits; on a second one at once. */
export function stopCleanly(stop: () => Promise<void>) {
  let askedAt: number | undefined;
  const onSignal = () => {
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > SAME_PRESS_MS) process.exit(1);
      return;
    }
    askedAt = Date.now();
    setTimeout(() => process.exit(1), WAIT_AT_MOST_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
