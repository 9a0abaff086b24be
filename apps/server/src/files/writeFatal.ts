import { writeSync } from 'node:fs';
import { isatty } from 'node:tty';

const STDERR = 2;
const FATAL = 60;

/** Writes on standard error why the process ends, before or beside the log: for people on a terminal, else as a line of the log. */
export function writeFatal(why: string) {
  const line = { level: FATAL, time: new Date().toISOString(), msg: why };
  writeSync(STDERR, isatty(STDERR) ? `\n  ${why}\n\n` : `${JSON.stringify(line)}\n`);
}
