import type { Page } from 'playwright-core';
import { type Mutation, MUTATIONS } from './mutations.ts';
import { note } from './notes.ts';
import { type PictureArea, looksDifferent } from './picture.ts';

/** A story whose picture has passed. */
interface Pictured {
  story: string;
  look: string;
  picture: Buffer;
  area: PictureArea;
}

/** Tests the pictures themselves: makes each of the small changes listed for this story, and throws for those that the comparison would not detect. */
export async function expectSensitive(page: Page, { story, look, picture, area }: Pictured) {
  const unseen: string[] = [];
  for (const mutation of MUTATIONS) {
    if (mutation.story !== story || (mutation.look ?? 'light') !== look) continue;
    await page.evaluate(mutate, mutation);
    const isSeen = await looksDifferent(page, picture, area);
    await page.evaluate(restore);
    note('sensitivity', isSeen ? 'seen' : 'missed');
    if (!isSeen) unseen.push(JSON.stringify(mutation));
  }
  if (unseen.length > 0) {
    throw new Error(`The pictures would not show these changes:\n  ${unseen.join('\n  ')}`);
  }
}

declare global {
  interface Window {
    /** Reverts the last change. */
    restoreStory?: (() => void) | undefined;
  }
}

/** Runs in the page. */
function mutate({ token, css, letterIn }: Mutation) {
  if (letterIn !== undefined) {
    const element = document.querySelector(`#storybook-root ${letterIn}`) ?? document.querySelector(letterIn);
    const texts = document.createTreeWalker(element ?? document.body, NodeFilter.SHOW_TEXT);
    let text = texts.nextNode();
    while (text && !/[\p{L}\d]/u.test(text.nodeValue ?? '')) text = texts.nextNode();
    const before = text?.nodeValue ?? '';
    if (text) text.nodeValue = before.replace(/[\p{L}\d]/u, (letter) => (letter === 'W' ? 'M' : 'W'));
    window.restoreStory = () => {
      if (text) text.nodeValue = before;
    };
    return;
  }
  const style = document.createElement('style');
  const important = (css ?? '').replace(/([^;{}]+):([^;{}]+)(?=[;}])/g, '$1:$2 !important');
  style.textContent = token ? `:root:root:root:root { ${token[0]}: ${token[1]}; }` : important;
  document.head.append(style);
  window.restoreStory = () => style.remove();
}

/** Runs in the page. */
function restore() {
  window.restoreStory?.();
  window.restoreStory = undefined;
}
