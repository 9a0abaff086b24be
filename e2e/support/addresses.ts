import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const source = (list: string): string => readFileSync(`apps/backoffice/src/${list}.ts`, 'utf8');

/** The name and the path of each line of the app's tables. */
const NAMED = ['firstPaths', 'paths'].flatMap((list) =>
  [...source(list).matchAll(/\b(\w+): '(\/[^']*)'/g)].map(([, name = '', path = '']) => ({ name, path })),
);

/** The lists without an import. */
const NOT_IMPORTED = new Set(['papers', 'fares', 'discounts']);

/** The import into each other list of the office; their paths are derived (`importPath`). */
const IMPORTS = [...source('paths').matchAll(/\blist: office\.(\w+)/g)].flatMap(([, list]) =>
  NAMED.filter(
    ({ name, path }) => name === list && !NOT_IMPORTED.has(name) && path.startsWith('/super-admin/'),
  ).map(({ path }) => `${path}/import`),
);

/** All paths of the app, as its own tables list them. */
export const ADDRESSES: readonly string[] = [...NAMED.map(({ path }) => path), ...IMPORTS];

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
