import type { Page } from '@playwright/test';

/** Milliseconds between two characters of a scanner. */
const SCANNERS_PACE = 8;

/**
 * Types as a scanner does: every key stamped by the keyboard a few milliseconds after the last one, however late a busy computer
 * hands it to the page; then Enter.
 */
export async function scan(page: Page, code: string) {
  const keyboard = await page.context().newCDPSession(page);
  const began = Date.now();
  const keys = [...code].map((key) => ({ key, text: key, windowsVirtualKeyCode: 0 }));
  const enter = { key: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };
  await Promise.all(
    [...keys, enter].flatMap((stroke, place) => {
      const timestamp = (began + place * SCANNERS_PACE) / 1000;
      return [
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...stroke }),
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, key: stroke.key }),
      ];
    }),
  );
  await keyboard.detach();
}
