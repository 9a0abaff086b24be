import { seededRandom } from '../demo/random';
import { aBooking } from './booking';
import { type PersonName, aTrip } from './company';
import { anExpense } from './expense';
import { type Office, NOW, textAt } from './office';
import { aWaybill } from './waybill';

/** A line of the ledger in a response. */
export interface LedgerLine {
  id: string;
  type: string;
  amount: number;
  timestamp: string;
  terminal: string;
  is_reversal: boolean;
}

const isLine = (value: unknown): value is LedgerLine =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'type' in value &&
  'timestamp' in value &&
  'terminal' in value &&
  'is_reversal' in value &&
  'amount' in value &&
  typeof value.amount === 'number';

interface Page {
  lines: LedgerLine[];
  cursor: string | undefined;
  total: number;
}

/** Returns the page of a `get_operations` response; throws if it is not one. */
export function pageIn(body: unknown): Page {
  if (typeof body !== 'object' || body === null || !('data' in body) || !Array.isArray(body.data)) {
    throw new Error(`No page: ${JSON.stringify(body)}`);
  }
  const lines = body.data.filter(isLine);
  if (lines.length !== body.data.length) throw new Error(`Not all are lines: ${JSON.stringify(body)}`);
  return {
    lines,
    cursor: 'next_cursor' in body && typeof body.next_cursor === 'string' ? body.next_cursor : undefined,
    total: 'total' in body ? Number(body.total) : Number.NaN,
  };
}

/** Returns the complete list, read page by page. */
export async function allLines({ call }: Office, by: PersonName, query = ''): Promise<LedgerLine[]> {
  const lines: LedgerLine[] = [];
  let cursor: string | undefined = '';
  while (cursor !== undefined) {
    const { body } = await call('GET', '/api/get_operations', {
      by,
      query: `${query}&limit=17&cursor=${encodeURIComponent(cursor)}`,
    });
    const page: Page = pageIn(body);
    lines.push(...page.lines);
    cursor = page.cursor;
  }
  return lines;
}

const SELLERS = ['ada', 'tunde', 'chika', 'ngozi'] as const;
/** Instants at the boundaries of days and months, and between them, up to NOW. */
const MOMENTS = [
  '2026-09-30T22:59:59.999Z',
  '2026-09-30T23:00:00.000Z',
  '2026-10-22T22:59:59.999Z',
  '2026-10-22T23:00:00.000Z',
  '2026-10-31T22:59:59.999Z',
  '2026-10-31T23:00:00.000Z',
  '2026-11-14T23:00:00.000Z',
  '2026-11-18T12:00:00.000Z',
  '2026-11-19T23:00:00.000Z',
  '2026-11-20T22:59:59.999Z',
  '2026-11-20T23:00:00.000Z',
  NOW,
];

/**
 * Creates two months of business through calls, always the same: tickets and waybills sold, expenses approved, some of each reversed or edited, at the
 * boundaries of days, and sometimes twice at the same instant.
 */
export async function doBusiness(office: Office, times = 5): Promise<void> {
  const { db, company, call, clock } = office;
  const random = seededRandom(7);
  const trips = {
    lagos: await aTrip(db, company, {
      departsAt: '2026-12-30T06:00:00.000Z',
      seats: 100,
      amountKobo: 1_850_050,
    }),
    aba: await aTrip(db, company, {
      departsAt: '2026-12-30T06:00:00.000Z',
      seats: 100,
      route: company.owerriToAba,
      amountKobo: 333_333,
    }),
  };
  let seat = 0;
  const done: [path: string, by: PersonName][] = [];
  const make = async (by: PersonName, path: string, body: object, remove: string) => {
    const answer = await call('POST', path, { by, body });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    const id = textAt(answer.body, 'data', 'id');
    done.push([`${remove}/${id}`, by]);
    return id;
  };
  for (const moment of MOMENTS) {
    for (let time = 0; time < times; time += 1) {
      clock.now = new Date(moment);
      const by = random.pick(SELLERS);
      const isChika = by === 'chika';
      await random.pick([
        async () => {
          const [trip, amount] = isChika ? [trips.aba, 3_333.33] : [trips.lagos, 18_500.5];
          await make(
            by,
            '/api/book_ticket',
            aBooking(trip, { seat_number: [++seat], amount }),
            '/api/delete_ticket',
          );
        },
        async () => {
          const ends = isChika ? { original_terminal: company.owerri } : {};
          const form = aWaybill(company, { ...ends, amount: random.int(1, 999_999) / 100 });
          await make(by === 'tunde' ? 'ada' : by, '/api/create_waybills', form, '/api/delete_waybill');
        },
        async () => {
          const terminal_id = { ada: 'Awka', tunde: 'Lagos', chika: 'Owerri', ngozi: 'Lagos' }[by];
          const form = anExpense({ terminal_id, amount: random.int(1, 999_999) / 100 });
          const id = await make(by, '/api/create_expenses', form, '/api/delete_expense');
          await call('PUT', `/api/expense_status/${id}`, { by: 'ngozi', body: { status: 'Approved' } });
        },
      ])();
      if (random.chance(0.3)) {
        const [[path, seller] = ['', by]] = done.splice(random.int(0, done.length - 1), 1);
        const body = { reason: 'A slip' };
        const taken = await call('DELETE', path, { by: seller, body });
        if (taken.status !== 200) await call('DELETE', path, { by: 'ngozi', body });
      }
    }
  }
  clock.now = new Date(NOW);
}
