import { expect } from 'storybook/test';

/** Phones, amounts and record numbers, anywhere on the paper. */
const NUMBERS = /^(?:[+−]?₦[\d,.]+|\+?[\d\u00A0 ]{7,}|(?:WB|TK)-[0-9A-Z]{6}-[0-9A-Z]|[\d.]+ kg)$/;

/** Expects every number to be on one line, and nothing to stick out of the paper. */
export async function expectUnbrokenNumbers(paper: HTMLElement): Promise<void> {
  await document.fonts.ready;
  const texts = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT);
  let seen = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!NUMBERS.test(text.textContent?.trim() ?? '')) continue;
    seen += 1;
    const range = document.createRange();
    range.selectNodeContents(text);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    await expect([text.textContent, tops.size]).toEqual([text.textContent, 1]);
  }
  await expect(seen).toBeGreaterThan(3);
  await expect(paper.scrollWidth).toBeLessThanOrEqual(paper.clientWidth);
}
