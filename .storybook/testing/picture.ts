import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { type Pixels, describeDifference, hasSamePixels, readPixels, toPng, toWebp } from './difference.ts';
import { RESULTS, note } from './notes.ts';

const PICTURES = resolve('.storybook', 'pictures');

// Set by scripts/test-storybook.mjs.
const renews = process.env.MOTORPARK_PICTURES_RENEW === '1';

/** What a picture shows: what the story renders, all of the page from its top, or the window as the story has scrolled it. */
export type PictureArea = 'content' | 'page' | 'window';

/** Pixels around a story in its picture, for shadows and focus rings. */
const MARGIN = 16;

/**
 * Compares the page with the committed picture of this name; every pixel must be the same. If they differ, the expected picture, the actual one and their
 * difference are stored in test-results/visual, where the report shows them. `refit` lays the page out again, with what has been loaded since. Returns the picture
 * that was taken.
 */
export async function expectPicture(
  page: Page,
  name: string,
  area: PictureArea,
  refit: () => Promise<void> = async () => undefined,
) {
  note('taken', `${name}.webp`);
  const baseline = join(PICTURES, `${name}.webp`);
  const expected = existsSync(baseline) ? await readPixels(readFileSync(baseline)) : undefined;
  const { picture, isExpected } = await settledPicture(page, area, refit, expected);
  if (isExpected) return picture;

  const left = (what: string) => join(RESULTS, `${name}.${what}.png`);
  writeFileSync(left('actual'), picture);
  const difference = expected && describeDifference(expected, await readPixels(picture));
  if (difference) {
    writeFileSync(left('expected'), await toPng(expected));
    writeFileSync(left('difference'), await toPng(difference.pixels));
  }
  if (renews) {
    writeFileSync(baseline, await toWebp(picture));
    return picture;
  }
  if (!difference) throw new Error(`There is no picture ${baseline} yet.\nIt would be ${left('actual')}`);
  throw new Error(
    [
      `${name} has changed: ${difference.words}`,
      `  expected   ${left('expected')}`,
      `  actual     ${left('actual')}`,
      `  difference ${left('difference')}`,
    ].join('\n'),
  );
}

/** Whether the page now differs from a picture that passed. Both pictures come from one browser, so their bytes are equal exactly if their pixels are. */
export async function looksDifferent(page: Page, passed: Buffer, area: PictureArea) {
  return !(await takePicture(page, area)).equals(passed);
}

/**
 * Takes pictures until one equals the committed one; to renew it, until two in a row are equal once what is sticky was painted again, as in the tries of a
 * comparison. In forced colours nothing hides the blinking caret, so a later picture may match.
 */
async function settledPicture(
  page: Page,
  area: PictureArea,
  refit: () => Promise<void>,
  expected: Pixels | undefined,
) {
  const matches = async (taken: Buffer) =>
    expected !== undefined && hasSamePixels(expected, await readPixels(taken));
  let picture = await takePicture(page, area);
  let isExpected = await matches(picture);
  if (!expected && !renews) return { picture, isExpected };
  for (let attempt = 0; attempt < 8 && !isExpected; attempt += 1) {
    await page.waitForTimeout(100);
    await refit();
    if (attempt > 1) await page.evaluate(repaintSticky);
    const again = await takePicture(page, area);
    if (again.equals(picture)) {
      if (renews && attempt > 2) break;
      continue;
    }
    picture = again;
    isExpected = await matches(picture);
  }
  return { picture, isExpected };
}

/** Takes a picture once all animations have ended. */
export async function takePicture(page: Page, area: PictureArea) {
  await page.evaluate(finishAnimations, area === 'window');
  const { clip, isTall } = await page.evaluate(paintedArea, MARGIN);
  return page.screenshot({
    animations: 'allow',
    caret: 'hide',
    scale: 'css',
    fullPage: isTall && area !== 'window',
    ...(area === 'content' && { clip }),
  });
}

/** Runs in the page. Finishes all animations, resets endless ones to their beginning, and waits until that is painted. */
async function finishAnimations(staysScrolled: boolean) {
  const nextFrame = () => new Promise(requestAnimationFrame);
  await document.fonts.ready;
  const loading = [...document.images].filter(({ complete }) => !complete);
  await Promise.all(loading.map((image) => image.decode().catch(() => {})));
  if (!staysScrolled) scrollTo(0, 0);
  for (let round = 0; round < 5; round += 1) {
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    for (const animation of moving) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) {
        animation.pause();
        animation.currentTime = 0;
      } else {
        animation.finish();
      }
    }
    await nextFrame();
    if (moving.length === 0) break;
  }
}

/**
 * Runs in the page. Repaints sticky elements. Their layer keeps the subpixel offset at which it was first painted, which on a busy computer may be while the
 * page is still moving.
 */
async function repaintSticky() {
  const nextFrame = () => new Promise(requestAnimationFrame);
  const sticky = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => getComputedStyle(element).position === 'sticky')
    .map((element) => ({ element, inline: element.style.position }));
  for (const { element } of sticky) element.style.position = 'static';
  await nextFrame();
  await nextFrame();
  for (const { element, inline } of sticky) element.style.position = inline;
  await nextFrame();
}

/** Runs in the page. Returns the box around everything visible, so that the picture of a button is as small as the button. */
function paintedArea(margin: number) {
  const clear = 'rgba(0, 0, 0, 0)';
  const isMarked = (element: Element, style: CSSStyleDeclaration) =>
    /^(IMG|svg|CANVAS|INPUT|SELECT|TEXTAREA|HR)$/.test(element.tagName) ||
    style.backgroundColor !== clear ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    ['Top', 'Right', 'Bottom', 'Left'].some(
      (side) => parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0,
    ) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.matches('#storybook-root:has(> [data-around]), [data-around]')) continue;
    if (element.closest('.sb-wrapper, #storybook-docs, #storybook-highlights-root, script, style')) continue;
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    const style = getComputedStyle(element);
    if (style.visibility === 'hidden' || style.opacity === '0' || !isMarked(element, style)) continue;
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  const { scrollHeight } = document.documentElement;
  const isTall = scrollHeight > innerHeight;
  if (right < left) return { clip: { x: 0, y: 0, width: innerWidth, height: innerHeight }, isTall };

  const x = Math.max(0, Math.floor(left) - margin);
  const y = Math.max(0, Math.floor(top) - margin);
  const width = Math.min(innerWidth, Math.ceil(right) + margin) - x;
  const height = Math.min(Math.max(innerHeight, scrollHeight), Math.ceil(bottom) + margin) - y;
  return { clip: { x, y, width, height }, isTall };
}
