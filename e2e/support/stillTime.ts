import type { Page } from '@playwright/test';

/** Stills the time of a page and that which its server's responses tell, which the app goes by. */
export async function stillTime(page: Page, time: Date) {
  await page.clock.setFixedTime(time);
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: time.toUTCString() } });
  });
}
