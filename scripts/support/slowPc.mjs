// What `npm run test:slow` does to a browser.

/** Whether tests run as on a slow PC with a poor connection. */
export const IS_SLOW = process.env.MOTORPARK_SLOW === '1';

/** How often the processor of a slow PC is slower than this one; tests also wait so much longer there. */
export const SLOWER = 4;

/** Milliseconds by which an answer of the server is late: at least and at most. */
export const LATE_MS = { least: 300, most: 1_500 };

/**
 * Slows a page's processor down.
 *
 * @param {import('playwright-core').Page} page
 */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/**
 * Makes the server's answers to a page late. By Chromium's own interception, because Playwright's switches the browser's cache off.
 *
 * @param {import('playwright-core').Page} page
 */
export async function delayAnswers(page) {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const late = LATE_MS.least + Math.random() * (LATE_MS.most - LATE_MS.least);
    // The page may be gone by then.
    const letGo = () => session.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
    setTimeout(() => void letGo(), late);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
}
