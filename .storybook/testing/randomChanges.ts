import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Look } from './looks.ts';
import { note, noted } from './notes.ts';
import { type PictureArea, takePicture } from './picture.ts';

/** Set by scripts/support/randomChanges.mjs: `list`, or the path of the drawn changes. Then nothing else is tested. */
export const RANDOM_CHANGES = process.env.MOTORPARK_RANDOM_CHANGES;

/** A change that so many looks with a picture render unchanged is given up, and so is one that so many others do. */
const MOST_LOOKS = 60;

const listed = new Set<string>();

/** Notes every change that can be made to the styles of this page. */
export async function listChanges(page: Page) {
  for (const line of await page.evaluate(() => window.ownStyles.changes())) {
    if (!listed.has(line)) note('changes', line);
    listed.add(line);
  }
}

/**
 * Makes each of the drawn changes of which this look renders something, and notes whether it then looks different. What has been seen in a picture is not tried
 * again. Looks without a picture tell that a change can be seen at all.
 */
export async function tryChanges(page: Page, story: string, look: Look, area: PictureArea) {
  const drawn = readFileSync(String(RANDOM_CHANGES), 'utf8').split('\n');
  const kind = look.isPictured ? 'picture' : 'look';
  const tried = noted('tried').map((line) => line.split('\t'));
  const isOpen = (place: number) => {
    const own = tried.filter(([number]) => number === String(place));
    const same = own.filter(([, of, outcome]) => of === kind && outcome === 'same');
    const isSeen = own.some(([, of, outcome]) => outcome === 'seen' && (of === 'picture' || of === kind));
    return !isSeen && same.length < MOST_LOOKS;
  };
  let before: Buffer | undefined;
  for (const [place, change] of drawn.entries()) {
    if (!isOpen(place)) continue;
    // The picture without the change is only taken where one is made.
    const made = await page.evaluate((line) => window.ownStyles.change(line), change);
    if (made === 'unused' && !tried.some(([number]) => number === String(place)))
      note('tried', [place, kind, made, `${story}--${look.name}`].join('\t'));
    if (made !== 'made') continue;
    const after = await takePicture(page, area);
    await page.evaluate(() => window.ownStyles.restore());
    before ??= await takePicture(page, area);
    const isSeen = !after.equals(before) && (await takePicture(page, area)).equals(before);
    note('tried', [place, kind, isSeen ? 'seen' : 'same', `${story}--${look.name}`].join('\t'));
  }
}
