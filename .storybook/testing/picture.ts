import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test, type Page } from '@playwright/test';
import { differenceOf } from './difference.ts';
import { RESULTS, note } from './notes.ts';

const PICTURES = resolve('.storybook', 'pictures');

// Set by scripts/test-visual.mjs.
const renews = process.env.MOTORPARK_PICTURES_RENEW === '1';

/** Room around a story in its picture, for shadows and focus rings. */
const MARGIN = 16;

/**
 * Compares the page with the committed picture of this name; not one pixel may differ. On a difference the expected picture, the
 * actual one and the difference are left in test-results/visual, and laid over each other in the report. Answers the picture that was
 * taken.
 */
export async function expectPicture(page: Page, name: string, isWholePage: boolean) {
  note('taken', `${name}.png`);
  const baseline = join(PICTURES, `${name}.png`);
  const expected = existsSync(baseline) ? readFileSync(baseline) : undefined;
  const actual = await settledPicture(page, isWholePage, expected);
  const left = (what: string) => join(RESULTS, `${name}.${what}.png`);
  if (expected && actual.equals(expected)) return actual;
  const difference = expected && differenceOf(expected, actual);
  if (expected && !difference) return actual;
  if (renews) {
    writeFileSync(baseline, actual);
    return actual;
  }

  writeFileSync(left('actual'), actual);
  if (!difference) throw new Error(`There is no picture ${baseline} yet.\nIt would be ${left('actual')}`);
  copyFileSync(baseline, left('expected'));
  writeFileSync(left('difference'), difference.picture);
  await attach(name, { expected: left('expected'), actual: left('actual'), diff: left('difference') });
  throw new Error(
    [
      `${name} has changed: ${difference.words}`,
      `  expected   ${left('expected')}`,
      `  actual     ${left('actual')}`,
      `  difference ${left('difference')}`,
    ].join('\n'),
  );
}

/** By these names Playwright's report knows the three as one. */
async function attach(name: string, pictures: Record<'expected' | 'actual' | 'diff', string>) {
  for (const [what, path] of Object.entries(pictures)) {
    await test.info().attach(`${name}-${what}.png`, { path, contentType: 'image/png' });
  }
}

/**
 * Whether the page as it is now would not pass for a picture that did. Both come from one browser, so their bytes are the same
 * exactly where their pixels are, which is all that the comparison asks.
 */
export async function looksDifferent(page: Page, passed: Buffer, isWholePage: boolean) {
  return !(await takePicture(page, isWholePage)).equals(passed);
}

/**
 * The picture once it stands still: as committed, or else the same twice running. In forced colours nothing hides the caret, which
 * blinks: the other half of a second may show the page as committed.
 */
async function settledPicture(page: Page, isWholePage: boolean, expected: Buffer | undefined) {
  let picture = await takePicture(page, isWholePage);
  if (!expected && !renews) return picture;
  for (let attempt = 0; attempt < 8 && !(expected && picture.equals(expected)); attempt += 1) {
    await page.waitForTimeout(100);
    if (attempt === 2) await page.evaluate(drawStickyAnew);
    const again = await takePicture(page, isWholePage);
    if (renews && again.equals(picture)) break;
    picture = again;
  }
  return picture;
}

async function takePicture(page: Page, isWholePage: boolean) {
  await page.evaluate(standStill);
  const { clip, isTall } = await page.evaluate(paintedArea, MARGIN);
  return page.screenshot({
    animations: 'allow',
    caret: 'hide',
    scale: 'css',
    fullPage: isTall,
    ...(!isWholePage && { clip }),
  });
}

/** In the page: brings every animation to its end, or an endless one to its beginning, and waits until that is painted. */
async function standStill() {
  const nextFrame = () => new Promise(requestAnimationFrame);
  await document.fonts.ready;
  const loading = [...document.images].filter(({ complete }) => !complete);
  await Promise.all(loading.map((image) => image.decode().catch(() => {})));
  scrollTo(0, 0);
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
 * In the page: draws what sticks to an edge anew. Its layer keeps the fraction of a pixel at which it was first drawn, and on a busy machine
 * that may be while the page around it still moves.
 */
async function drawStickyAnew() {
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

/** In the page: the box around everything that leaves a mark, so that the picture of a button is as small as the button. */
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
