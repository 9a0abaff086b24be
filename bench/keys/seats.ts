import { chromium as browsers } from '@playwright/test';
import { pickTrip } from '../../e2e/support/clerk';
import { trips } from '../../e2e/support/coreCompany';
import { CORE_TOKEN } from '../../e2e/support/coreContract';
import { startCoreServer } from '../../e2e/support/coreServer';
import { chromium } from '../../scripts/chromium.mjs';
import type { Outcome } from '../compare';
import { keyCosts, percentile } from './costs';

/** Number of seats of the largest bus. */
const SEATS = '60';
/** Slowdown of the CPU, as on a low-end PC. */
const CPU_SLOWDOWN = 4;
const FRAME_MS = 1000 / 60;
/** Limit: the frame that is being rendered when the key is pressed, and the one that shows the result. */
const MAX_FRAMES = 2;
/** How often each is measured; the best figure counts. */
const TIMES = 4;

const KEYS = {
  'walks the seats of a bus': ['ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'End', 'Home'],
  'takes a seat of a bus': [' '],
};

/** Measures in frames how long a key in the seat grid of a large bus takes until its result is painted. */
export async function seatComparisons(): Promise<Outcome[]> {
  const travelDate = new Date(Date.now() + 3_600_000).toISOString();
  const all = trips(travelDate).map((trip) => Object.assign(trip, { total_seats: SEATS }));
  const server = await startCoreServer({ answers: { 'GET /api/get_trips': () => ({ data: all }) } });
  const browser = await browsers.launch(chromium().launchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    await page.goto(`${server.url}/icon.svg`);
    const session = { role: 'staff', authToken: CORE_TOKEN, terminalName: 'Awka' };
    await page.evaluate((kept) => Object.assign(localStorage, kept), session);
    await page.goto(`${server.url}/#/admin/tickets/edit`);
    await pickTrip(page, 'Awka - Lagos');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const seat = page.getByRole('button', { name: 'Seat 5,' });
    const outcomes: Outcome[] = [];
    for (const [what, keys] of Object.entries(KEYS)) {
      let best = Infinity;
      for (let time = 0; time < TIMES; time += 1) {
        const pressed = Array.from({ length: 12 }, (_, place) => keys[place % keys.length] ?? '');
        best = Math.min(best, percentile(await keyCosts(page, seat, pressed), 50));
      }
      outcomes.push({
        what: `a key that ${what}`,
        between: `${SEATS} seats : a frame`,
        ratio: best / FRAME_MS,
        atMost: MAX_FRAMES,
      });
    }
    return outcomes;
  } finally {
    await browser.close();
    await server.close();
  }
}
