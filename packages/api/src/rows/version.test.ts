import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALLS, expenseCodec } from '@motorpark/contract';
import { currentRecord } from '../failure/formFieldErrors';
import { setStatus } from '../history/useStatusChange';
import { aRoute } from '../route/route.fixtures';
import { ROUTES } from '../route/routes';
import { aServer, CORE_SERVER, OWN_SERVER } from '../testing/aServer';
import { configureApi } from '../backend/connection';

const form = {
  routeId: 'Awka - Lagos',
  origin: 'Awka',
  destination: 'Lagos',
  distance: '452 km',
  duration: '7 hours',
  mostFare: '',
  fare: '',
};

async function aCompany(answer: typeof OWN_SERVER) {
  const server = await aServer({
    'GET /api/capabilities': answer,
    'PUT /api/edit_route/r1': { body: { data: aRoute({ version: 8 }) } },
    'DELETE /api/delete_route/r1': { body: { data: aRoute({ version: 8 }) } },
    'PUT /api/expense_status/e1': {
      status: 409,
      body: {
        message: 'Ada Obi has changed this expense since you opened it.',
        data: {
          id: 'e1',
          version: 2,
          expense_type: 'Diesel',
          terminal: 'Awka',
          terminal_id: 't1',
          approving_officer: 'Ngozi Okeke',
          amount: 500_000,
          description: 'Generator',
          vehicle_number: '',
          trip_id: '',
          cashier: 'Ada Obi',
          date: '2026-11-21',
          status: 'Pending',
          is_own: false,
          is_own_amount: false,
        },
      },
    },
  });
  configureApi({ baseURL: server.baseURL });
  return server;
}

beforeEach(() => vi.spyOn(console, 'info').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

describe('The version that was seen', () => {
  it('goes with every change to a server that counts versions, which answers the next one', async () => {
    const server = await aCompany(OWN_SERVER);
    expect(await ROUTES.save({ id: 'r1', version: 7, form })).toMatchObject({
      version: 8,
      row: { id: 'r1' },
    });
    await ROUTES.remove({ id: 'r1', version: 8 });
    const bodies = server.arrived
      .filter(({ body }) => body !== '')
      .map(({ body }): unknown => JSON.parse(body));
    expect(bodies).toEqual([expect.objectContaining({ distance: '452 km', version: 7 }), { version: 8 }]);
  });

  it('is kept from servers that know none', async () => {
    const server = await aCompany(CORE_SERVER);
    await ROUTES.save({ id: 'r1', version: 7, form });
    await ROUTES.remove({ id: 'r1', version: 8 });
    expect(server.arrived.some(({ query, body }) => query.has('version') || body.includes('version'))).toBe(
      false,
    );
  });

  it('is refused with the record as it is now, for the person to decide again', async () => {
    await aCompany(OWN_SERVER);
    const failure: unknown = await setStatus(CALLS.expenseStatus, {
      id: 'e1',
      version: 1,
      status: 'Approved',
    }).catch((error: unknown) => error);
    expect(currentRecord(failure, expenseCodec.read)).toMatchObject({
      id: 'e1',
      version: 2,
      amount: 50_000_000,
    });
    expect(currentRecord(new Error('Other'), expenseCodec.read)).toBeUndefined();
  });
});
