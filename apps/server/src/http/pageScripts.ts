import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What a content security policy calls the scripts that stand in the built app's page itself; no other one in a page may run. Read anew
 * each time, as the page is: a new build may replace it while the server runs.
 */
export async function pageScripts(appDir: string): Promise<string[]> {
  const page = await readFile(join(appDir, 'index.html'), 'utf8');
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
