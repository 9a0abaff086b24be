const WAIT_AT_MOST_MS = 10_000;
/** npm forwards Ctrl-C to a process that already received it from the terminal; a second signal this soon is the same key press. */
const SAME_PRESS_MS = 300;

/** Runs `stop` on Ctrl-C or SIGTERM, then exits. A second signal exits immediately. */
export function stopCleanly(stop: () => Promise<void>) {
  let requestedAt: number | undefined;
  const onSignal = () => {
    if (requestedAt !== undefined) {
      if (Date.now() - requestedAt > SAME_PRESS_MS) process.exit(1);
      return;
    }
    requestedAt = Date.now();
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
