import type { Page } from 'playwright-core';
import { expectAccessible, rememberMarkup } from './accessibility.ts';
import { howToTest } from './howToTest.ts';
import { expectKeysToWork } from './keys.ts';
import { type Look, applyLook, applyScreen, expectNoOverflow } from './looks.ts';
import { note } from './notes.ts';
import { expectPicture } from './picture.ts';
import { expectSensitive } from './sensitivity.ts';
import { readContext, show } from './show.ts';
import { expectTree } from './tree.ts';
import { expectNoTroubles, forgetTroubles } from './troubles.ts';

// Set by scripts/test-visual.mjs.
const testsPictures = process.env.MOTORPARK_PICTURES_RENEW !== '1';

/** Checks that a story plays, is accessible, matches its pictures and causes no console errors. */
export async function testStory(page: Page, id: string) {
  forgetTroubles(page);
  const how = howToTest(await readContext(page, id));
  await applyScreen(page, how.screens[0]);

  const failures: string[] = [];
  const check = (promise: Promise<void>) => promise.catch((error: Error) => failures.push(error.message));
  const failure = await show(page, id, how.a11y.test === 'error' && !how.a11y.disable);
  if (failure === undefined) {
    note('axe', '0');
    await rememberMarkup(page);
    await look(page, id, how, check);
  } else {
    failures.push(failure);
  }
  await check(Promise.resolve().then(() => expectNoTroubles(page, how.troubles)));
  if (failures.length > 0) throw withoutStack(failures.join('\n\n'));
}

/** Checks all looks of a story that is shown, then restores the first one. */
async function look(
  page: Page,
  id: string,
  { screens, looks, isWholePage, takesPicture, a11y, tree, keys }: ReturnType<typeof howToTest>,
  check: (promise: Promise<void>) => Promise<unknown>,
) {
  if (tree !== undefined) await check(expectTree(page, tree));
  const atFirst: Look = { name: '', screen: screens[0], theme: 'light' };
  let before = atFirst;
  for (const next of looks) {
    await applyLook(page, next, before);
    before = next;
    const isRecoloured = next.screen === atFirst.screen;
    if (next.isChecked) await check(expectAccessible(page, { theme: next.theme, isRecoloured }, a11y));
    await check(expectNoOverflow(page, next));
    if (!takesPicture) continue;
    await check(
      expectPicture(page, `${id}--${next.name}`, isWholePage).then((picture) =>
        testsPictures
          ? expectSensitive(page, { story: id, look: next.name, picture, isWholePage })
          : undefined,
      ),
    );
  }
  await applyLook(page, atFirst, before);
  if (keys) await check(expectKeysToWork(page, keys));
}

/** The stack of a story's failure would only point into these files, so it is replaced by the message. */
function withoutStack(message: string) {
  const error = new Error(message);
  error.stack = message;
  return error;
}
