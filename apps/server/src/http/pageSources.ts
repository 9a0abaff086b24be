import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineSources } from './headers';

/** Where a build lists what its libraries write into style elements while the page runs. */
const WRITTEN_STYLES = 'written-styles.json';

const SHA_256 = /^sha256-[\w+/]{43}=$/;

/**
 * What a content security policy calls the scripts and styles that stand in the built app's page itself, and the styles that the app writes
 * as it runs; no other ones in a page count. Read anew each time, as the page is: a new build may replace it while the server runs.
 */
export async function pageSources(appDir: string): Promise<InlineSources> {
  const page = await readFile(join(appDir, 'index.html'), 'utf8');
  return {
    scripts: [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(hashOf),
    styles: [...[...page.matchAll(/<style>(.*?)<\/style>/gs)].map(hashOf), ...(await writtenStyles(appDir))],
  };
}

const hashOf = ([, text = '']: RegExpExecArray) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function writtenStyles(appDir: string): Promise<string[]> {
  const list = await readFile(join(appDir, WRITTEN_STYLES), 'utf8').catch(() => '[]');
  const hashes: unknown = JSON.parse(list);
  return Array.isArray(hashes)
    ? hashes.flatMap((hash) => (SHA_256.test(String(hash)) ? [`'${hash}'`] : []))
    : [];
}
