import { resolve } from 'node:path';
import type { Summary } from './format';

/** What a backup holds, for people: `1,204 rows in 16 tables`. */
export function inWords({ rows }: Summary): string {
  const counts = Object.values(rows);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return `${all.toLocaleString('en')} rows in ${counts.length} tables`;
}

/** A path as somebody typed it, from the folder they are in: npm runs its scripts in the repository. */
export const typedPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);

/** Runs a command: says what came of it, or in one line why nothing did. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
