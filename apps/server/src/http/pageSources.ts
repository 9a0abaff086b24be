import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineSources } from './headers';

/** Where a build lists what its libraries write into style elements while the page runs. */
const WRITTEN_STYLES = 'written-styles.json';

/** Throws if the folder has a build of another version of the app, whose pages this server would show without their styles. */
export function requireWrittenStyles(appDir: string): void {
  if (!existsSync(join(appDir, WRITTEN_STYLES))) throw new Error(notOurs(appDir));
}

const notOurs = (appDir: string) =>
  `The app in ${appDir} was built by another version: it has no ${WRITTEN_STYLES}. Build it again with npm run build, or let APP_DIR name another folder.`;

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
  const list = await readFile(join(appDir, WRITTEN_STYLES), 'utf8').catch((cause: unknown) => {
    throw new Error(notOurs(appDir), { cause });
  });
  const hashes: unknown = JSON.parse(list);
  return Array.isArray(hashes)
    ? hashes.flatMap((hash) => (SHA_256.test(String(hash)) ? [`'${hash}'`] : []))
    : [];
}
