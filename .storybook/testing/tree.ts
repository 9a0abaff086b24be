import type { Page } from 'playwright-core';

/**
 * Throws unless the story has this accessibility tree: roles, names and states as a screen reader finds them, in the format of Playwright's aria snapshots. The
 * margin of the first line is ignored, and so are live announcements, which may be those of earlier stories.
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
