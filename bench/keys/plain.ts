import { readFileSync } from 'node:fs';
import { type Browser, type Page, chromium as browsers } from '@playwright/test';
import { ticketRow } from '../../e2e/support/coreCompany';
import { CORE_TOKEN } from '../../e2e/support/coreContract';
import { startCoreServer } from '../../e2e/support/coreServer';
import { chromium } from '../../scripts/chromium.mjs';
import { inRoot } from '../../scripts/support/root.mjs';
import type { Outcome } from '../compare';
import { percentile, searchCosts } from './costs';

const ROWS = 10_000;
/** Slowdown of the CPU, as on a low-end PC. */
const CPU_SLOWDOWN = 4;
/** How often each page is opened, in turn; its best figures count. */
const TIMES = 3;
/** Limits of the ratios. docs/performance.md says why the first render exceeds its goal of 1.3. */
const AT_MOST = { median: 1.2, slowest: 1.3, firstRender: 2.5 };

const NAMES = ['Ngozi Okafor', 'Emeka Nwosu', 'Adaeze Nwankwo-Bello', 'Chinedu Eze', 'Ifeoma Obi'];
/** Words that are typed and deleted again key by key, so that the list shrinks and grows. */
const KEYS = ['okafor', '4821', 'adaeze'].flatMap((word) =>
  Array.from(word.repeat(2), (letter, place) => (place < word.length ? letter : 'Backspace')),
);

interface Figures {
  median: number;
  slowest: number;
  /** Milliseconds from the last byte of the rows to the frame that shows them. */
  firstRender: number;
}

/** Compares the list of tickets, with all its rows in the browser, with a plain page that only shows the first matches. */
export async function plainComparisons(): Promise<Outcome[]> {
  const leaves = new Date(Date.now() + 3_600_000).toISOString();
  const rows = Array.from({ length: ROWS }, (_, place) =>
    ticketRow(String(place), `${NAMES[place % NAMES.length]} ${place}`, '2, 3', leaves),
  );
  const server = await startCoreServer({
    answers: { 'GET /api/get_all_tickets': () => ({ data: { data: rows } }) },
  });
  const browser = await browsers.launch(chromium().launchOptions);
  try {
    const best = { ours: NEVER, plain: NEVER };
    for (let time = 0; time < TIMES; time += 1) {
      best.ours = better(best.ours, await figures(browser, server.url, openOurs));
      best.plain = better(
        best.plain,
        await figures(browser, server.url, async (page) => openPlain(page, rows)),
      );
    }
    const outcome = (what: string, figure: keyof Figures): Outcome => ({
      what,
      between: `${Math.round(best.ours[figure])} ms : plain page ${Math.round(best.plain[figure])}`,
      ratio: best.ours[figure] / best.plain[figure],
      atMost: AT_MOST[figure],
    });
    return [
      outcome('a key, 10,000 tickets, median', 'median'),
      outcome('a key, 10,000 tickets, slowest of 20', 'slowest'),
      outcome('first render of 10,000 tickets', 'firstRender'),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

const NEVER: Figures = { median: Infinity, slowest: Infinity, firstRender: Infinity };
const better = (one: Figures, other: Figures): Figures => ({
  median: Math.min(one.median, other.median),
  slowest: Math.min(one.slowest, other.slowest),
  firstRender: Math.min(one.firstRender, other.firstRender),
});

async function figures(browser: Browser, url: string, open: (page: Page) => Promise<void>): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  try {
    await page.goto(`${url}/icon.svg`);
    const session = { role: 'staff', authToken: CORE_TOKEN, terminalName: 'Awka' };
    await page.evaluate((kept) => Object.assign(localStorage, kept), session);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(watchRows);
    await open(page);
    await page.waitForFunction(() => window.rowsAt !== undefined);
    const firstRender = await page.evaluate(() => {
      const rows = performance
        .getEntriesByType('resource')
        .find(({ name }) => /get_all_tickets|rows\.json/.test(name));
      return (window.rowsAt ?? Infinity) - (rows instanceof PerformanceResourceTiming ? rows.responseEnd : 0);
    });
    const costs = await searchCosts(page, KEYS);
    return { median: percentile(costs, 50), slowest: percentile(costs, 95), firstRender };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    /** When the rows were painted. */
    rowsAt?: number;
  }
}

/** Runs in the page before its own scripts. Sets `rowsAt` when the rows were painted. */
function watchRows() {
  const look = () => {
    if (document.querySelectorAll('tbody tr').length < 20) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => (window.rowsAt = performance.now())));
  };
  requestAnimationFrame(look);
}

async function openOurs(page: Page) {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/#/admin/tickets`);
}

async function openPlain(page: Page, rows: unknown) {
  const { origin } = new URL(page.url());
  await page.route('**/rows.json', async (route) => route.fulfill({ json: rows }));
  await page.route('**/plain.html', async (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: readFileSync(inRoot('bench', 'keys', 'plainPage.html'), 'utf8'),
    }),
  );
  await page.goto(`${origin}/plain.html`);
}
