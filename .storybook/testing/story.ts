import type { Page } from 'playwright-core';
import { expectAccessible, rememberMarkup } from './accessibility.ts';
import { howToTest } from './howToTest.ts';
import { expectKeysToWork } from './keys.ts';
import { expectNothingBeside, sitBefore, take, type Look } from './looks.ts';
import { note } from './notes.ts';
import { expectPicture } from './picture.ts';
import { expectSensitive } from './sensitivity.ts';
import { readContext, show } from './show.ts';
import { expectTree } from './tree.ts';
import { expectNoTroubles, forgetTroubles } from './troubles.ts';

// Set by scripts/test-visual.mjs.
const testsPictures = process.env.MOTORPARK_PICTURES_RENEW !== '1';

/** Everything that a story is held to: it plays, is accessible, looks as its pictures do and complains of nothing. */
export async function testStory(page: Page, id: string) {
  forgetTroubles(page);
  const how = howToTest(await readContext(page, id));
  await sitBefore(page, how.screens[0]);

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

/** Takes every look at a story that stands, and leaves it as it was at first. */
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
    await take(page, next, before);
    before = next;
    const isRecoloured = next.screen === atFirst.screen;
    if (next.isChecked) await check(expectAccessible(page, { theme: next.theme, isRecoloured }, a11y));
    await check(expectNothingBeside(page, next));
    if (!takesPicture) continue;
    await check(
      expectPicture(page, `${id}--${next.name}`, isWholePage).then((picture) =>
        testsPictures
          ? expectSensitive(page, { story: id, look: next.name, picture, isWholePage })
          : undefined,
      ),
    );
  }
  await take(page, atFirst, before);
  if (keys) await check(expectKeysToWork(page, keys));
}

/** The place in these files where a story's failure is thrown tells nobody anything. */
function withoutStack(message: string) {
  const error = new Error(message);
  error.stack = message;
  return error;
}
