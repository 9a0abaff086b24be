import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../session/session';
import { configureApi } from '../backend/connection';
import { anOwnServer } from '../testing/aServer';
import { loadSummary } from './operation.endpoints';

beforeEach(() => saveSession({ token: 'tok', role: 'admin', terminalName: 'Awka', name: 'Ada Obi' }));

it('reads the figures in kobo, also where more was taken back than came in', async () => {
  const server = await anOwnServer({
    'GET /api/get_summary': {
      body: {
        data: {
          income: -18500.5,
          ticket_income: -18500.5,
          waybill_income: 0,
          expenses: 65000,
          balance: -83500.5,
          uncounted: 0,
          counts: { tickets: -1, waybills: 0, expenses: 1 },
          days: [{ day: '2026-11-21', ticket_income: -18500.5, waybill_income: 0, expenses: 65000 }],
          ticket_status: { Scheduled: 12 },
          waybill_status: { outgoing: { Pending: 3 }, incoming: {} },
          shipments: { to_review: 3, delivered_this_week: 9 },
          office: { vehicles: 24, admins: 8, terminals: 7, routes: 22 },
        },
      },
    },
  });
  configureApi(server);
  expect(await loadSummary({ from: '2026-11-21', to: '2026-11-21' })).toEqual({
    income: -1_850_050,
    ticketIncome: -1_850_050,
    uncounted: 0,
    waybillIncome: 0,
    expenses: 6_500_000,
    balance: -8_350_050,
    counts: { tickets: -1, waybills: 0, expenses: 1 },
    days: [{ day: '2026-11-21', ticketIncome: -1_850_050, waybillIncome: 0, expenses: 6_500_000 }],
    ticketStatus: { Scheduled: 12 },
    waybillStatus: { outgoing: { Pending: 3 }, incoming: {} },
    shipments: { toReview: 3, deliveredThisWeek: 9 },
    office: { vehicles: 24, admins: 8, terminals: 7, routes: 22 },
  });
});

it('takes figures without an income for none at all, not for zero', async () => {
  configureApi(await anOwnServer({ 'GET /api/get_summary': { body: { data: {} } } }));
  await expect(loadSummary({})).rejects.toMatchObject({ kind: 'unknown' });
});
