import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type Page, chromium as browsers } from '@playwright/test';
import { scratchFolder } from '../../apps/server/src/db/testing/scratch';
import { arrive } from '../../e2e/support/clerk';
import { arriveAtCore } from '../../e2e/support/core';
import { ticketRow } from '../../e2e/support/coreCompany';
import { startCoreServer } from '../../e2e/support/coreServer';
import { keepPagePolicy } from '../../e2e/support/pagePolicy';
import { startServer } from '../../e2e/support/server';
import { chromium } from '../../scripts/chromium.mjs';
import type { Outcome } from '../compare';
import { serveReactAlone } from './reactAlone';
import { type Destination, type Visit, visit } from './visit';

/** How often each page is opened, in turn with React alone; the median counts. */
const TIMES = 5;
/** Number of rows on the screen at which the list counts as readable. */
const ROWS = 10;

/** The goals (docs/performance.md). */
const FIRST_PAINT_MS = 900;
const FRESH = { viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' } as const;

const EMAIL = 'input[type="email"]';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A kind of server, how a clerk comes to it, and the goals of its pages, compared with React alone. */
interface Kind {
  /** Follows the name of a measurement. */
  at: string;
  url: string;
  arrive: (page: Page) => Promise<void>;
  atMost: { login: number; list: number; secondVisit: number; requests: number };
}

/** Measures how long the login and the first list take on a slow connection and a slow CPU, compared with React alone: with our own server and with a core server. */
export async function loadComparisons(): Promise<Outcome[]> {
  const folder = scratchFolder('bench-loads');
  const server = await startServer({ dataDir: join(folder, 'data') });
  await keepPagePolicy(server.url);
  const departure = new Date().toISOString();
  const tickets = Array.from({ length: 40 }, (_, place) =>
    ticketRow(String(place), 'Ngozi Okafor', '2, 3', departure),
  );
  const core = await startCoreServer({
    answers: { 'GET /api/get_all_tickets': () => ({ data: { data: tickets } }) },
  });
  const browser = await browsers.launch(chromium().launchOptions);
  const kinds: Kind[] = [
    {
      at: '',
      url: server.url,
      arrive: (page) => arrive(page, server.url),
      atMost: { login: 1.4, list: 1.55, secondVisit: 1.53, requests: 15 },
    },
    {
      at: ', at a core server',
      url: core.url,
      arrive: (page) => arriveAtCore(page, core, '/admin/dashboard'),
      atMost: { login: 1.4, list: 1.75, secondVisit: 1.53, requests: 15 },
    },
  ];
  try {
    const outcomes: Outcome[] = [];
    for (const kind of kinds) outcomes.push(...(await compareLoads(browser, kind)));
    return outcomes;
  } finally {
    await browser.close();
    await core.close();
    await server.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compareLoads(browser: Browser, kind: Kind): Promise<Outcome[]> {
  const { at, url, atMost } = kind;
  const login: Destination = { url, ready: { selector: EMAIL, count: 1 } };
  const list: Destination = { url: `${url}/#/admin/tickets`, ready: { selector: 'tbody tr', count: ROWS } };
  const { state, rows } = await clerkAt(browser, list, kind);
  const alone = await serveReactAlone(rows);
  const aloneList = { ...list, url: `${alone.url}/#/list` };
  try {
    const logins = await visitInTurn(
      () => coldVisit(browser, login),
      () => coldVisit(browser, { ...login, url: alone.url }),
    );
    const lists = await visitInTurn(
      () => coldVisit(browser, list, state),
      () => coldVisit(browser, aloneList),
    );
    const seconds = await visitInTurn(
      () => secondVisit(browser, list, state),
      () => secondVisit(browser, aloneList),
    );
    return [
      {
        what: `first paint of the login${at}`,
        between: `${Math.round(logins.ours.firstPaint)} : ${FIRST_PAINT_MS} ms`,
        ratio: logins.ours.firstPaint / FIRST_PAINT_MS,
        atMost: 1,
      },
      besideAlone(`login, cold${at}`, logins, atMost.login),
      besideAlone(`first list, cold${at}`, lists, atMost.list),
      besideAlone(`first list, second visit${at}`, seconds, atMost.secondVisit),
      {
        what: `requests until the first list${at}`,
        between: `${lists.ours.requests} : ${atMost.requests}`,
        ratio: lists.ours.requests / atMost.requests,
        atMost: 1,
      },
      { what: `what moves until the login${at}`, between: 'CLS', ratio: logins.ours.shift, atMost: 0 },
      { what: `what moves until the first list${at}`, between: 'CLS', ratio: lists.ours.shift, atMost: 0 },
    ];
  } finally {
    alone.close();
  }
}

const besideAlone = (what: string, { ours, theirs }: Sides, atMost: number): Outcome => ({
  what,
  between: `${Math.round(ours.ready)} ms : React ${Math.round(theirs.ready)}`,
  ratio: ours.ready / theirs.ready,
  atMost,
});

/** The state of a clerk's browser that has opened the list, and the rows of the server's response. */
async function clerkAt(
  browser: Browser,
  list: Destination,
  kind: Kind,
): Promise<{ state: State; rows: unknown }> {
  const context = await browser.newContext({ ...FRESH, serviceWorkers: 'block' });
  const page = await context.newPage();
  await kind.arrive(page);
  const answered = page.waitForResponse((response) => response.url().includes('/api/get_all_tickets'));
  await page.goto(list.url);
  const rows: unknown = await (await answered).json();
  await page.waitForFunction(() => localStorage.getItem('firstCalls')?.includes('#/admin/tickets'));
  const state = await context.storageState();
  await context.close();
  return { state, rows: rowsIn(rows) };
}

/** Returns the array in a response, under whatever key. */
function rowsIn(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer;
  const inside = typeof answer === 'object' && answer !== null ? Object.values(answer) : [];
  return inside.map(rowsIn).find((found) => found !== undefined);
}

const withState = (storageState: State | undefined) => ({ ...FRESH, ...(storageState && { storageState }) });

/** A visit with a browser that has nothing cached except what a session stores. */
async function coldVisit(browser: Browser, destination: Destination, storageState?: State): Promise<Visit> {
  const context = await browser.newContext({ ...withState(storageState), serviceWorkers: 'block' });
  const seen = await visit(context, destination);
  await context.close();
  return seen;
}

/** A visit to a page that this browser has opened before, with everything cached. */
async function secondVisit(browser: Browser, destination: Destination, storageState?: State): Promise<Visit> {
  const context = await browser.newContext(withState(storageState));
  const page = await context.newPage();
  await page.goto(destination.url);
  await page.locator(destination.ready.selector).first().waitFor();
  if (storageState) await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.close();
  const seen = await visit(context, destination);
  await context.close();
  return seen;
}

interface Sides {
  ours: Visit;
  theirs: Visit;
}

/** Visits both sides in turn, so that a busy computer slows both. */
async function visitInTurn(ours: () => Promise<Visit>, theirs: () => Promise<Visit>): Promise<Sides> {
  const seen: Sides[] = [];
  for (let time = 0; time < TIMES; time += 1) seen.push({ ours: await ours(), theirs: await theirs() });
  return {
    ours: median(seen.map((each) => each.ours)),
    theirs: median(seen.map((each) => each.theirs)),
  };
}

/** The visit with the median duration, but the worst layout shift. */
function median(visits: readonly Visit[]): Visit {
  const sorted = visits.toSorted((one, other) => one.ready - other.ready);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was visited.');
  return { ...middle, shift: Math.max(...visits.map(({ shift }) => shift)) };
}
