import { resolve } from 'node:path';
import type { Header, Summary } from './format';

/** Describes a backup for users: `1,204 rows in 16 tables`. */
export function inWords({ rows }: Summary): string {
  const counts = Object.values(rows);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return `${all.toLocaleString('en')} rows in ${counts.length} tables`;
}

/** Names the Motorpark that made a backup, with its version if the backup says it. */
export const makerOf = ({ version }: Pick<Header, 'version'>): string =>
  version === undefined ? 'Motorpark' : `Motorpark ${version}`;

/** Resolves a path that the user typed. npm runs scripts in the repository, so it is relative to INIT_CWD. */
export const typedPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
