import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Every address that the app has, as its lists of them spell it. */
export const ADDRESSES: readonly string[] = ['firstPaths', 'paths'].flatMap((list) =>
  [...readFileSync(`apps/backoffice/src/${list}.ts`, 'utf8').matchAll(/\b\w+: '(\/[^']*)'/g)].map(
    ([, path = '']) => path,
  ),
);

/** Goes to an address without loading the app anew; where something unsaved asks, it is left. */
export async function open(page: Page, path: string) {
  // By way of an address that nobody knows: nothing that is on the page afterwards is of the screen before.
  const nowhere = page.getByRole('heading', { name: 'Not found' });
  const leave = page.getByRole('button', { name: 'Leave', exact: true });
  const [root = ''] = /^\/[\w-]*/.exec(path) ?? [];
  await page.evaluate((hash) => void (location.hash = hash), `${root}/nowhere`);
  await nowhere.or(leave).waitFor();
  if (await leave.isVisible()) await leave.click();
  await nowhere.waitFor();
  await page.evaluate((hash) => void (location.hash = hash), path);
  await nowhere.waitFor({ state: 'detached' });
}
