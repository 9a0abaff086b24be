import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

const AXE = readFileSync(resolve('node_modules', 'axe-core', 'axe.min.js'), 'utf8');
const RUN = `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`;

/** Returns what axe finds on a page that is not a screen of the app; their stories check those. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(`${AXE}; void 0`);
  return page.evaluate<string[]>(RUN);
}
