import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineSources } from './headers';

/** File in which the build lists the styles that libraries insert at run time. */
const WRITTEN_STYLES = 'written-styles.json';

/** Throws if the folder holds a build of another version of the app, whose pages would lose their styles on this server. */
export function requireWrittenStyles(appDir: string): void {
  if (!existsSync(join(appDir, WRITTEN_STYLES))) throw new Error(notOurs(appDir));
}

const notOurs = (appDir: string) =>
  `The app in ${appDir} was built by another version: it has no ${WRITTEN_STYLES}. Build it again with npm run build, or let APP_DIR name another folder.`;

const SHA_256 = /^sha256-[\w+/]{43}=$/;

/**
 * Returns the CSP hashes of the inline scripts and styles in the app's page, and of the styles that libraries insert at run time. The files are read on each
 * request, because a new build may replace them while the server runs.
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
