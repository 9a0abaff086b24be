import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../session/session';
import { configureApi } from '../backend/connection';
import { anOwnServer } from '../testing/aServer';
import { loadReport } from './report.endpoints';

beforeEach(() => saveSession({ token: 'tok', role: 'super_admin', terminalName: '', name: 'Ngozi Eze' }));

it('reads a report in kobo, as it is asked for', async () => {
  const figures = {
    amounts: { TICKET_BOOKING: 37_000.5, WAYBILL: 0, EXPENSE: -65_000 },
    luggage: 0,
    income: 37_000.5,
    balance: -27_999.5,
  };
  const server = await anOwnServer({
    'GET /api/get_income_report': {
      body: { data: { rows: [{ id: 't1', name: 'Awka', ...figures }], total: figures } },
    },
  });
  configureApi(server);
  const read = {
    TICKET_BOOKING: 3_700_050,
    WAYBILL: 0,
    EXPENSE: -6_500_000,
    luggage: 0,
    income: 3_700_050,
    balance: -2_799_950,
  };
  expect(await loadReport('income', { by: 'terminal', from: '2026-11-01', terminalId: 't1' })).toEqual({
    rows: [{ id: 't1', name: 'Awka', figures: read }],
    total: read,
  });
  const [call] = server.calls('/api/get_income_report');
  expect(Object.fromEntries(call?.query ?? [])).toEqual({
    by: 'terminal',
    from: '2026-11-01',
    terminal_id: 't1',
  });
});

it('reads the weekdays of a route, and the months of a driver', async () => {
  const figures = { planned: 3, run: 2, cancelled: 1, late: 0, seats_offered: 28, seats_sold: 21 };
  const route = { id: 'r1', name: 'Awka to Lagos', weekday: 5 };
  const driver = { id: 'd1', name: 'Musa Bello', month: '2026-11' };
  const duties = { trips: 3, minutes: 1_260 };
  configureApi(
    await anOwnServer({
      'GET /api/get_load_report': { body: { data: { rows: [{ ...route, ...figures }], total: figures } } },
      'GET /api/get_duty_report': { body: { data: { rows: [{ ...driver, ...duties }], total: duties } } },
    }),
  );
  const read = { planned: 3, run: 2, cancelled: 1, late: 0, seatsOffered: 28, seatsSold: 21 };
  expect(await loadReport('load', { by: 'routeAndWeekday' })).toEqual({
    rows: [{ ...route, figures: read }],
    total: read,
  });
  expect(await loadReport('duties', { by: 'driverAndMonth' })).toEqual({
    rows: [{ ...driver, figures: duties }],
    total: duties,
  });
});

it('takes a report without its total for none at all, not for nought', async () => {
  configureApi(
    await anOwnServer({ 'GET /api/get_no_show_report': { body: { data: { rows: [], total: {} } } } }),
  );
  await expect(loadReport('noShows', { by: 'route' })).rejects.toMatchObject({ kind: 'unknown' });
});
