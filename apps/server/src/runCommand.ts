import { errorText } from './files/owners';

/** Ends the usage of each command. */
export const AS_WHOM =
  'Run it as the user that the server runs as, who owns the data folder: runuser -u motorpark -- …';

/** Runs a command and prints its result, or a one-line error. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    process.stderr.write(`${errorText(error)}\n`);
    process.exitCode = 1;
  }
}
