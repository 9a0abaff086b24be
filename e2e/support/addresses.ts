import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** All paths of the app, as its own tables list them. */
export const ADDRESSES: readonly string[] = ['firstPaths', 'paths'].flatMap((list) =>
  [...readFileSync(`apps/backoffice/src/${list}.ts`, 'utf8').matchAll(/\b\w+: '(\/[^']*)'/g)].map(
    ([, path = '']) => path,
  ),
);

/** Opens a path without reloading the app. Discards unsaved input if the app asks about it. */
export async function open(page: Page, path: string) {
  // Goes through an unknown path first, so that afterwards nothing on the page can belong to the previous screen.
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
