import { chromium as browsers } from '@playwright/test';
import type { Answers } from '../../e2e/support/coreAnswers';
import { CORE_TOKEN } from '../../e2e/support/coreContract';
import { startCoreServer } from '../../e2e/support/coreServer';
import { chromium } from '../../scripts/chromium.mjs';
import type { Outcome } from '../compare';
import { percentile, searchCosts } from './costs';

const ROWS = 5_000;
const FRAME_MS = 1000 / 60;
/** Limit in frames. */
const MAX_FRAMES = 2;
/** Text that is typed and deleted again, so that the list shrinks and grows. */
const KEYS = ['4', '9', '2', 'Backspace', 'Backspace', '7', '1', 'Backspace', 'Backspace', 'Backspace'];

const many = <Row>(row: (place: number) => Row) => Array.from({ length: ROWS }, (_, place) => row(place));

interface List {
  noun: string;
  path: string;
  call: string;
  answer: () => unknown;
}

/** The five lists of the office, each with more rows than a real company has. */
const LISTS: readonly List[] = [
  {
    noun: 'admins',
    path: 'dashboard/admin',
    call: 'GET /api/fetch_admins',
    answer: () => ({
      data: {
        admins: many((id) => ({
          id,
          name: `Ngozi Okafor ${id}`,
          phone: '08034127781',
          terminal: 'Awka',
          is_banned: 0,
        })),
      },
    }),
  },
  {
    noun: 'terminals',
    path: 'terminal',
    call: 'GET /api/fetch_terminals',
    answer: () => ({
      data: many((id) => ({
        id,
        terminal_name: `Awka ${id}`,
        terminal_address: '14 Zik Avenue',
        city: 'Awka',
      })),
    }),
  },
  {
    noun: 'drivers',
    path: 'drivers',
    call: 'GET /api/get_drivers',
    answer: () => ({
      data: many((id) => ({ id, driver_name: `Emeka Nwosu ${id}`, driver_phone: '08034127781' })),
    }),
  },
  {
    noun: 'vehicles',
    path: 'vehicles',
    call: 'GET /api/get_vehicles',
    answer: () => ({
      data: many((id) => ({
        id,
        vehicle_number: `ANB ${id} XA`,
        vehicle_type: 'Bus',
        assigned_driver: 'Emeka',
      })),
    }),
  },
  {
    noun: 'routes',
    path: 'routes',
    call: 'GET /api/get_routes',
    answer: () => ({
      data: many((id) => ({ id, route_id: `Awka - Lagos ${id}`, origin: 'Awka', destination: 'Lagos' })),
    }),
  },
];

/** Measures in frames how long a key typed into the search of a list of 5,000 rows takes until its result is painted. */
export async function keyComparisons(): Promise<Outcome[]> {
  const answers: Answers = Object.fromEntries(LISTS.map(({ call, answer }) => [call, answer]));
  const server = await startCoreServer({ answers });
  const browser = await browsers.launch(chromium().launchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    await page.goto(`${server.url}/icon.svg`);
    const session = { role: 'super_admin', authToken: CORE_TOKEN };
    await page.evaluate((kept) => Object.assign(localStorage, kept), session);
    const outcomes: Outcome[] = [];
    for (const { noun, path } of LISTS) {
      await page.goto(`${server.url}/#/super-admin/${path}`);
      outcomes.push({
        what: `a key in the search of ${noun}`,
        between: `${ROWS.toLocaleString('en-US')} rows : a frame`,
        ratio: percentile(await searchCosts(page, KEYS), 50) / FRAME_MS,
        atMost: MAX_FRAMES,
      });
    }
    return outcomes;
  } finally {
    await browser.close();
    await server.close();
  }
}
