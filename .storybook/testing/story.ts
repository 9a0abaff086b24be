import type { Page } from 'playwright-core';
import { IS_SLOW, LATE_MS, slowDown } from '../../scripts/support/slowPc.mjs';
import { expectAccessible, rememberMarkup } from './accessibility.ts';
import { howToTest, readContext } from './howToTest.ts';
import { expectKeysToWork } from './keys.ts';
import { type Look, applyLook, applyScreen, expectNoOverflow, fitWindow } from './looks.ts';
import { note } from './notes.ts';
import { expectPicture } from './picture.ts';
import { RANDOM_CHANGES, listChanges, tryChanges } from './randomChanges.ts';
import { expectSensitive } from './sensitivity.ts';
import { expectSheets } from './sheets.ts';
import { noteStyles, watchStyles } from './styles.ts';
import { expectTree } from './tree.ts';
import { expectNoTroubles, forgetTroubles, watchForTroubles } from './troubles.ts';

// Set by scripts/test-storybook.mjs.
const testsPictures = process.env.MOTORPARK_PICTURES_RENEW !== '1';

const opened = new WeakSet<Page>();

declare global {
  interface Window {
    /** Milliseconds by which the mocked server's answers are late; read by `mockServer`. */
    answersLate?: typeof LATE_MS;
  }
}

/** Opens the Storybook without a story. The stories of a file are shown on it one after the other. */
export async function openStorybook(page: Page) {
  if (!opened.has(page)) {
    await page.addInitScript(configureStorybook);
    await watchStyles(page);
    watchForTroubles(page);
    if (IS_SLOW) {
      await slowDown(page);
      await page.addInitScript((late) => (window.answersLate = late), LATE_MS);
    }
    opened.add(page);
  }
  // Leaves the previous stories first, so that their service worker ends with them.
  await page.goto('about:blank');
  const storybook = new URL('iframe.html', process.env.TARGET_URL);
  // Random changes only change looks, and what axe finds is not read.
  if (RANDOM_CHANGES !== undefined) storybook.searchParams.set('globals', 'a11y.manual:!true');
  await page.goto(storybook.href);
}

/**
 * Runs in the page. By this user agent, which the test runner itself only sets later, Storybook stops animations instead of waiting for their end. Its highlights
 * are switched off, because they would compute the style of every element after each change. The browser's own mouse rests in the corner: what comes under it there
 * is not reported, because that would end the hover that a story has played.
 */
function configureStorybook() {
  for (const type of ['pointerover', 'pointerout', 'mouseover', 'mouseout'])
    addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), true);
  const name = `${navigator.userAgent} (StorybookTestRunner)`;
  Object.defineProperty(navigator, 'userAgent', { get: () => name, configurable: true });
  let features: object | undefined;
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set(all: object) {
      features = { ...all, highlight: false };
    },
  });
}

/** Prepares the page for a story: its screen, and no console errors so far. */
export async function beforeStory(page: Page, id: string) {
  forgetTroubles(page);
  const { screens } = howToTest(await readContext(page, id));
  await applyScreen(page, screens[0]);
}

/** Checks that a story that has been shown and played is accessible, matches its pictures and has caused no console errors. */
export async function afterStory(page: Page, id: string) {
  if (RANDOM_CHANGES === 'list') return listChanges(page);
  const { screens, looks, themes, area, comparesPictures, a11y, tree, sheets, keys, troubles } = howToTest(
    await readContext(page, id),
  );
  const failures: string[] = [];
  const check = (promise: Promise<void>) => promise.catch((error: Error) => failures.push(error.message));

  note('axe', '0');
  await rememberMarkup(page);
  if (tree !== undefined) await check(expectTree(page, tree));
  const atFirst: Look = { name: '', screen: screens[0], theme: 'light', isPictured: false };
  let before = atFirst;
  for (const next of looks) {
    await applyLook(page, next, before);
    before = next;
    if (RANDOM_CHANGES !== undefined) {
      await tryChanges(page, id, next, area);
      continue;
    }
    const isRecoloured = next.screen === atFirst.screen;
    if (next.isChecked) await check(expectAccessible(page, { theme: next.theme, isRecoloured }, a11y));
    await check(expectNoOverflow(page, next));
    if (!comparesPictures || !next.isPictured) continue;
    await check(
      expectPicture(page, `${id}--${next.name}`, area, async () => {
        if (next.fitsWindow) await fitWindow(page, next.screen);
      }).then((picture) =>
        testsPictures ? expectSensitive(page, { story: id, look: next.name, picture, area }) : undefined,
      ),
    );
    await noteStyles(page, true);
  }
  const place = new URL(page.url()).hash;
  note('stories', JSON.stringify({ id, themes, place, isPictured: looks.some((look) => look.isPictured) }));
  await noteStyles(page, false);
  await applyLook(page, atFirst, before);
  if (keys) await check(expectKeysToWork(page, keys));
  if (RANDOM_CHANGES === undefined) await check(expectSheets(page, id, sheets));
  await check(Promise.resolve().then(() => expectNoTroubles(page, troubles)));
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}
