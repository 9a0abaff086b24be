import type { Page } from 'playwright-core';

/** The number of sheets, or slips of a roll, that a story prints with some args. */
export interface ExpectedSheets {
  args: Record<string, string | number>;
  count: number;
}

/** Shows the story with each of the args and prints it; throws if that takes another number of sheets. */
export async function expectSheets(page: Page, storyId: string, expected: readonly ExpectedSheets[]) {
  if (expected.length === 0) return;
  const wrong: string[] = [];
  await page.emulateMedia({ media: 'print' });
  for (const { args, count } of expected) {
    await page.evaluate(showWith, { storyId, updatedArgs: args });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const printed = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    if (printed !== count) wrong.push(`${JSON.stringify(args)}: ${printed} sheets, and not ${count}`);
  }
  await page.emulateMedia({ media: 'screen' });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** Runs in the page. */
async function showWith(change: { storyId: string; updatedArgs: ExpectedSheets['args'] }) {
  const { channel } = window.__STORYBOOK_PREVIEW__;
  const shown = new Promise<void>((resolve) => channel.once('storyRendered', () => resolve()));
  channel.emit('updateStoryArgs', change);
  await shown;
  await document.fonts.ready;
}
