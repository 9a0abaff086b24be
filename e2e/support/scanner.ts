import type { Page } from '@playwright/test';

/** Milliseconds between two characters of a scanner. */
const KEY_INTERVAL_MS = 8;

/** Types as a scanner does, then Enter. The keyboard's timestamps are a few milliseconds apart, however late a busy computer delivers the keys to the page. */
export async function scan(page: Page, code: string) {
  const keyboard = await page.context().newCDPSession(page);
  const began = Date.now();
  const keys = [...code].map((key) => ({ key, text: key, windowsVirtualKeyCode: 0 }));
  const enter = { key: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };
  await Promise.all(
    [...keys, enter].flatMap((stroke, place) => {
      const timestamp = (began + place * KEY_INTERVAL_MS) / 1000;
      return [
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...stroke }),
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, key: stroke.key }),
      ];
    }),
  );
  await keyboard.detach();
}
