import { digest } from './digest';
import { RELEASE_1_0_0 } from './index';

/** A migration as databases and backups record it. */
export interface Applied {
  name: string;
  sha256: string;
}

/** The checksum of the 94 records, in the order of their names, by which databases and backups have the schema of release 1.0.0. */
const RECORDS_SHA256 = '0a386f100f1f65d85986b33cb32cd2249667ba972993cf9889d029ec0d98630e';

/**
 * Returns what is applied with release 1.0.0 as one migration, also where it is recorded as the 94 of that time. Returns undefined for an older database or backup,
 * which has only some of them.
 */
export function sinceRelease(applied: readonly Applied[]): Applied[] | undefined {
  const before = applied.filter(({ name }) => name < RELEASE_1_0_0.name);
  if (before.length === 0) return [...applied];
  const records = before.map(({ name, sha256 }) => `${name} ${sha256}`).toSorted();
  if (digest(records.join('\n')) !== RECORDS_SHA256) return undefined;
  const release = { name: RELEASE_1_0_0.name, sha256: digest(RELEASE_1_0_0.text) };
  return [release, ...applied.filter((one) => !before.includes(one))];
}
