import type { BrowserContext } from '@playwright/test';

/** Slow 4G: 1.6 Mbit/s down, 0.75 up, 300 ms until the first byte of each answer. */
const SLOW_LINE = {
  offline: false,
  latency: 300,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** A low-end PC beside this machine. */
const SLOWER = 4;

/** Where a visit leads, and by what one sees that it has arrived. */
export interface Destination {
  url: string;
  /** What stands on the page once it can be worked with: so many elements of a selector. */
  ready: { selector: string; count: number };
}

/** What somebody who opens a page waits for. */
export interface Visit {
  /** From the address to the first thing that is painted, in milliseconds. */
  firstPaint: number;
  /** Until it can be worked with, and that is painted. */
  ready: number;
  /** The page and what it has fetched until then. */
  requests: number;
  /** By how much what stood there has moved, as browsers count it, to the thousandth. */
  shift: number;
}

declare global {
  interface Window {
    readyAt?: number;
    shifted?: number;
  }
}

/** Opens a page on a slow line and a slow machine. */
export async function visit(context: BrowserContext, { url, ready }: Destination): Promise<Visit> {
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watch, ready);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.readyAt !== undefined, undefined, { polling: 50 });
    return await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      ready: window.readyAt ?? Infinity,
      requests: 1 + performance.getEntriesByType('resource').length,
      shift: Math.round((window.shifted ?? 0) * 1000) / 1000,
    }));
  } finally {
    await page.close();
  }
}

/** In the page, before anything of it: notes when it is ready, and what moves. */
function watch({ selector, count }: Destination['ready']) {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
        window.shifted = (window.shifted ?? 0) + Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (document.querySelectorAll(selector).length < count) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => (window.readyAt = performance.now())));
  };
  requestAnimationFrame(look);
}
