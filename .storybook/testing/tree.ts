import type { Page } from 'playwright-core';

/**
 * Fails unless the accessibility tree of the story is this one: what a screen reader finds, by role, name and state, in the manner of
 * Playwright's aria snapshots. Indentation before the first line is left out of account, and so is what was announced meanwhile: it
 * is still there from the stories before.
 */
export async function expectTree(page: Page, tree: string) {
  const actual = (await page.locator('body').ariaSnapshot()).replaceAll(/^- log.*\n/gm, '');
  const expected = withoutMargin(tree);
  if (actual.trim() !== expected) {
    throw new Error(`The accessibility tree is\n\n${actual}\n\nand should be\n\n${expected}`);
  }
}

function withoutMargin(text: string) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const margin = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(margin).trimEnd()).join('\n');
}
