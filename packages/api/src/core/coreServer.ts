import type { CORE_CALLS, Call } from '@motorpark/contract';
import type { Action } from '@motorpark/domain';
import type { Backend } from '../port/backend';
import type { Api } from '../http/createApi';
import { apiFailure } from '../failure/failure';
import { recordOf } from '../http/record';
import { IN_LIST, READERS } from './coreReaders';
import { findIn } from './find';
import { keyOf } from './keyOf';
import { notFound } from './notFound';

type PayloadOf<C> = C extends Call<infer Payload, unknown, unknown> ? Payload : never;
type KeysOf<Payload> = Payload extends unknown ? keyof Payload : never;

/** A core call: its method and path, its right, and the fields of its payload that only our own server takes. */
type CoreCall<C> = readonly [key: string, does: Action, leftOut?: readonly KeysOf<PayloadOf<C>>[]];

/**
 * The core calls, copied from the contract (`coreServer.test.ts` compares them): with the contract itself the first list of a core server would wait for the
 * code of every noun.
 */
export const CORE: { readonly [Name in keyof typeof CORE_CALLS]: CoreCall<(typeof CORE_CALLS)[Name]> } = {
  login: ['POST /api/login', 'session.open', ['can_second_factor', 'counter_key']],
  forgotPassword: ['POST /api/forgotPassword', 'passcode.recover'],
  verifyCode: ['POST /api/pass-verify-otp', 'passcode.recover', ['code_comes_again']],
  createPassword: ['POST /api/create-new-password', 'passcode.recover', ['code']],
  fetchAdmins: ['GET /api/fetch_admins', 'admin.see'],
  createAdmin: ['POST /api/create_admins', 'admin.keep'],
  editAdmin: ['PUT /api/edit_admin/{id}', 'admin.keep'],
  deleteAdmin: ['DELETE /api/delete_admin/{id}', 'admin.keep'],
  fetchTerminals: ['GET /api/fetch_terminals', 'terminal.see'],
  createTerminal: ['POST /api/create_terminals', 'terminal.keep', ['pos_terminals']],
  editTerminal: ['PUT /api/edit_terminal/{id}', 'terminal.keep', ['pos_terminals']],
  deleteTerminal: ['DELETE /api/delete_terminal/{id}', 'terminal.keep'],
  getDrivers: ['GET /api/get_drivers', 'driver.see'],
  createDriver: ['POST /api/create_drivers', 'driver.keep', ['driver_kind']],
  editDriver: ['PUT /api/edit_driver/{id}', 'driver.keep', ['driver_kind']],
  deleteDriver: ['DELETE /api/delete_driver/{id}', 'driver.keep'],
  getVehicles: ['GET /api/get_vehicles', 'vehicle.see'],
  getRoutes: ['GET /api/get_routes', 'route.see'],
  createRoute: ['POST /api/create_routes', 'route.keep', ['fare', 'most_fare']],
  editRoute: ['PUT /api/edit_route/{id}', 'route.keep', ['fare', 'most_fare']],
  deleteRoute: ['DELETE /api/delete_route/{id}', 'route.keep'],
  getTrips: ['GET /api/get_trips', 'trip.see'],
  getAllTickets: ['GET /api/get_all_tickets', 'ticket.see'],
  bookTicket: [
    'POST /api/book_ticket',
    'ticket.sell',
    [
      'traveler_address',
      'next_of_kin_name',
      'traveler_kind',
      'infants',
      'accompanied_by',
      'alone_reason',
      'discount',
      'discount_reason',
      'companions',
      'non_cash',
      'payment_reference',
      'allotment',
    ],
  ],
  deleteTicket: ['DELETE /api/delete_ticket/{id}', 'ticket.void'],
  getWaybills: ['GET /api/get_waybills', 'waybill.see'],
  createWaybill: ['POST /api/create_waybills', 'waybill.takeIn', ['non_cash', 'payment_reference']],
  deleteWaybill: ['DELETE /api/delete_waybill/{id}', 'waybill.void'],
};

/** The fields that each core call leaves out, by method and path. */
const LEFT_OUT: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(CORE).map(([key, , leftOut = []]) => [key, leftOut]),
);
const RIGHTS: ReadonlySet<Action> = new Set(Object.values(CORE).map(([, does]) => does));

/**
 * Returns the server with the 28 core calls (docs/contract.md), as if it were our own: what it lacks is answered here, or fails with the kind `absent`. It is
 * never sent another call, nor a field that it does not know.
 */
export function coreServer({ send }: Api): Backend {
  const answer: Backend['send'] = async (call, { payload, ...options }) => {
    const key = keyOf(call);
    const { id = '' } = options;
    const inList = IN_LIST[key];
    if (inList) {
      const { rows } = await answer<unknown, unknown, { rows: never[] }>(
        { method: 'GET', path: inList.path, does: call.does },
        {},
      );
      const found = inList.find(rows, id);
      if (!found) throw notFound(inList.one);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the list's reader returns what the call's codec would
      return found as never;
    }
    const leftOut = LEFT_OUT.get(key);
    if (leftOut === undefined) {
      const { answerTo } = await import('./coreAnswers').catch(() => {
        throw apiFailure({ kind: 'disconnected' });
      });
      return answerTo(call, { payload: recordOf(payload), id });
    }
    // It searches nothing: whatever it is asked, its answer is the complete list.
    const asked = call.method === 'GET' ? undefined : payload;
    const taken = Object.entries(asked ?? {}).filter(([field]) => !leftOut.includes(field));
    const sent = { ...options, isInQuery: true, ...(asked && { payload: Object.fromEntries(taken) }) };
    const [body, read] = await Promise.all([send(call, sent), READERS[key]?.()]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its reader returns what the call's codec would; of other changes nothing is read
    return (read ? read(body) : (body ?? {})) as never;
  };
  return {
    kind: 'core',
    has: () => false,
    knows: (right) => RIGHTS.has(right),
    fareRule: 'per-ticket',
    rules: {},
    complete: { find: findIn },
    send: answer,
  };
}
