import type { BrowserContext } from '@playwright/test';

/** Slow 4G: 1.6 Mbit/s down, 0.75 Mbit/s up, 300 ms latency. */
const SLOW_LINE = {
  offline: false,
  latency: 300,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** Slowdown of the CPU, as on a low-end PC. */
const CPU_SLOWDOWN = 4;

/** The URL of a visit, and what shows that the page is ready. */
export interface Destination {
  url: string;
  /** A selector, and the number of its elements at which the page is ready. */
  ready: { selector: string; count: number };
}

/** What is measured during a visit. */
export interface Visit {
  /** Milliseconds until the first content is painted. */
  firstPaint: number;
  /** Milliseconds until the page is ready and painted. */
  ready: number;
  /** Number of requests until then, including the page itself. */
  requests: number;
  /** The cumulative layout shift, rounded to a thousandth. */
  shift: number;
}

declare global {
  interface Window {
    readyAt?: number;
    shifted?: number;
  }
}

/** Opens a page on a slow connection and a slow CPU. */
export async function visit(context: BrowserContext, { url, ready }: Destination): Promise<Visit> {
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
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

/** Runs in the page before its own scripts. Records when the page is ready, and its layout shifts. */
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
