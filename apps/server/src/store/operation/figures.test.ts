import { OPERATION_TYPES, PERIODS, lagosDay, rangeOf } from '@motorpark/domain';
import { beforeAll, expect, it } from 'vitest';
import type { PersonName } from '../../testing/company';
import { type LedgerLine, doBusiness, allLines } from '../../testing/ledger';
import { NOW, type Office, inTheOffice } from '../../testing/office';
import { aWaybill } from '../../testing/waybill';

const TODAY = '2026-11-21';
const PEOPLE = ['ngozi', 'ada', 'tunde', 'chika'] as const;

/** Naira as integer kobo, so that sums are exact. */
const kobo = (naira: number) => Math.round(naira * 100);
const sum = (lines: readonly LedgerLine[]) => lines.reduce((total, { amount }) => total + kobo(amount), 0);
const of = (lines: readonly LedgerLine[], type: string) => lines.filter((line) => line.type === type);
/** A line that takes a sale or an expense back: its reversal, or a refund. */
const takesBack = ({ is_reversal: isReversal, type, amount }: LedgerLine) =>
  isReversal || (type !== 'EXPENSE' && amount < 0);
const net = (lines: readonly LedgerLine[]) =>
  lines.length - 2 * lines.filter((line) => takesBack(line)).length;

/** Returns the expected figures of a list of operations, in kobo. */
const figuresOf = (lines: readonly LedgerLine[]) => ({
  income: sum(lines) - sum(of(lines, 'EXPENSE')),
  ticket_income: sum(of(lines, 'TICKET_BOOKING')),
  waybill_income: sum(of(lines, 'WAYBILL')),
  expenses: 0 - sum(of(lines, 'EXPENSE')),
  balance: sum(lines),
  counts: {
    tickets: net(of(lines, 'TICKET_BOOKING')),
    waybills: net(of(lines, 'WAYBILL')),
    expenses: net(of(lines, 'EXPENSE')),
  },
});

interface Figures {
  income: number;
  ticket_income: number;
  waybill_income: number;
  expenses: number;
  balance: number;
  counts: object;
  days: (Pick<Figures, 'ticket_income' | 'waybill_income' | 'expenses'> & { day: string })[];
}

const hasFigures = (body: unknown): body is { data: Figures } =>
  typeof body === 'object' &&
  body !== null &&
  'data' in body &&
  typeof body.data === 'object' &&
  body.data !== null &&
  'income' in body.data;

async function summary({ call }: Office, by: PersonName, query: string): Promise<Figures> {
  const { body } = await call('GET', '/api/get_summary', { by, query });
  if (!hasFigures(body)) throw new Error(JSON.stringify(body));
  return body.data;
}

const inKobo = ({ income, ticket_income, waybill_income, expenses, balance, counts }: Figures) => ({
  income: kobo(income),
  ticket_income: kobo(ticket_income),
  waybill_income: kobo(waybill_income),
  expenses: kobo(expenses),
  balance: kobo(balance),
  counts,
});

const queryOf = (wishes: Record<string, string>) => new URLSearchParams(wishes).toString();

inTheOffice('The figures of a period', (office) => {
  beforeAll(() => doBusiness(office()));

  const RANGES = [
    ...PERIODS.map((period) => rangeOf(period, TODAY, { from: '2026-09-30', to: '2026-10-01' })),
    { from: '2026-01-01', to: '2026-08-31' },
  ];

  it('are to the kobo the sums of the list beneath them: for every period, terminal and person', async () => {
    const { company } = office();
    const everywhere = [{}, { terminal_id: company.awka }, { terminal_id: company.lagos }];
    const queries = [{}, ...RANGES].flatMap((range) =>
      everywhere.map((where) => queryOf({ ...range, ...where })),
    );
    let linesSeen = 0;
    for (const by of PEOPLE) {
      for (const query of queries) {
        const lines = await allLines(office(), by, query);
        linesSeen += lines.length;
        expect(inKobo(await summary(office(), by, query)), `${by}: ${query}`).toEqual(figuresOf(lines));
      }
    }
    expect(linesSeen).toBeGreaterThan(500);
  });

  it('are those of the lines that are shown: of a type, and of a search', async () => {
    for (const query of [
      'type=EXPENSE',
      'type=TICKET_BOOKING&from=2026-10-01',
      'q=tyre',
      'q=lagos&type=WAYBILL',
      'q=qqq',
    ]) {
      for (const by of ['ngozi', 'ada'] as const) {
        const lines = await allLines(office(), by, query);
        expect(inKobo(await summary(office(), by, query)), `${by}: ${query}`).toEqual(figuresOf(lines));
      }
    }
  });

  it('are the sum of what the lists by type show', async () => {
    for (const { from, to } of RANGES) {
      const all = await allLines(office(), 'ngozi', queryOf({ from, to }));
      const byType = [];
      for (const type of OPERATION_TYPES) {
        byType.push(...(await allLines(office(), 'ngozi', queryOf({ from, to, type }))));
      }
      expect(byType.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    }
  });

  it('of the days add up to those of their period, each day being one of Lagos', async () => {
    const { days, ...whole } = await summary(office(), 'ngozi', '');
    for (const { day, ...figures } of days) {
      const alone = await summary(office(), 'ngozi', queryOf({ from: day, to: day }));
      expect(figures).toEqual({
        ticket_income: alone.ticket_income,
        waybill_income: alone.waybill_income,
        expenses: alone.expenses,
      });
      expect(alone.days.map((one) => one.day)).toEqual([day]);
    }
    const total = (name: 'ticket_income' | 'waybill_income' | 'expenses') =>
      days.reduce((sumSoFar, figures) => sumSoFar + kobo(figures[name]), 0);
    expect(total('ticket_income')).toBe(kobo(whole.ticket_income));
    expect(total('waybill_income')).toBe(kobo(whole.waybill_income));
    expect(total('expenses')).toBe(kobo(whole.expenses));
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
  });

  it('count what was taken back on the day on which it was, not on the day of the sale', async () => {
    const reversals = (await allLines(office(), 'ngozi')).filter(({ is_reversal: isReversal }) => isReversal);
    expect(new Set(reversals.map(({ type }) => type))).toEqual(new Set(OPERATION_TYPES));
    for (const reversal of reversals.slice(0, 3)) {
      const day = lagosDay(reversal.timestamp);
      const ofDay = await allLines(office(), 'ngozi', queryOf({ from: day, to: day }));
      expect(ofDay.map(({ id }) => id)).toContain(reversal.id);
    }
  });

  it('of all terminals together are those of the company', async () => {
    const { company } = office();
    const terminals = [company.awka, company.lagos, company.owerri];
    let balance = 0;
    for (const terminal of terminals) {
      balance += kobo((await summary(office(), 'ngozi', queryOf({ terminal_id: terminal }))).balance);
    }
    expect(balance).toBe(kobo((await summary(office(), 'ngozi', '')).balance));
  });

  it('of sums beyond all numbers are still told to the kobo', async () => {
    const { company, call, clock } = office();
    const most = '90071992547409.91';
    clock.now = new Date('2026-11-30T09:00:00.000Z');
    for (let parcels = 0; parcels < 3; parcels += 1) {
      const form = aWaybill(company, { original_terminal: company.owerri, amount: most });
      expect((await call('POST', '/api/create_waybills', { by: 'chika', body: form })).status).toBe(200);
    }
    const query = queryOf({ from: '2026-11-30', to: '2026-11-30' });
    expect((await call('GET', '/api/get_summary', { by: 'chika', query })).body).toMatchObject({
      data: { income: '270215977642229.73', waybill_income: '270215977642229.73', expenses: 0 },
    });
    clock.now = new Date(NOW);
  });

  it('of a time without any business are nothing', async () => {
    const figures = await summary(office(), 'ada', queryOf({ from: '2020-01-01', to: '2020-12-31' }));
    expect(figures).toMatchObject({ income: 0, expenses: 0, balance: 0, days: [] });
  });
});
