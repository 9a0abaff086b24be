import type { Call } from '@motorpark/contract';
import { coreRoleOf } from '@motorpark/domain';
import { readSession } from '../session/session';
import { apiFailure } from '../failure/failure';
import type { Fields } from '../http/record';
import { readAnswer } from '../http/readAnswer';
import { changeLocally, deleteLocally, enterLocally, localExpenses } from './expenses';
import { keyOf } from './keyOf';
import { notFound } from './notFound';
import { OPERATION_DETAILS, OPERATION_PAGE, SUMMARY } from './operations';

interface Order {
  payload: Fields;
  id: string;
}

/** Answers to calls that a core server lacks, by method and path, from what this machine stores. */
export const ANSWERS: Readonly<Record<string, (order: Order) => object>> = {
  'POST /api/logout': () => ({ data: null }),
  'GET /api/get_expenses': () => ({ data: localExpenses() }),
  'POST /api/create_expenses': ({ payload }) => enterLocally(payload),
  'PUT /api/edit_expense/{id}': ({ id, payload }) => changeLocally(id, payload),
  'DELETE /api/delete_expense/{id}': ({ id }) => deleteLocally(id),
  // It is asked for a trip that its complete list lacks.
  'GET /api/get_trip/{id}': () => {
    throw notFound('trip');
  },
};

/** Samples, as the app reads them. */
export const SAMPLES: Readonly<Record<string, () => object>> = {
  'GET /api/get_summary': () => SUMMARY[coreRoleOf(readSession()?.role ?? 'admin')],
  'GET /api/get_operations': () => OPERATION_PAGE,
  'GET /api/get_operation/{id}': () => OPERATION_DETAILS,
};

const TRIPS = 'This server cannot store trips. Nothing was sent.';
const VEHICLES = 'This server cannot save vehicles. Nothing was sent.';

/** What users are told instead of an answer. */
export const SAYS: Readonly<Record<string, string>> = {
  'POST /api/create_trips': TRIPS,
  'PUT /api/edit_trip/{id}': TRIPS,
  'PUT /api/trip_status/{id}': 'on this screen only: this server does not keep it.',
  'DELETE /api/delete_trip/{id}': 'The trip is gone from this screen only: this server cannot delete it.',
  'POST /api/create_vehicles': VEHICLES,
  'PUT /api/edit_vehicle/{id}': VEHICLES,
  'PUT /api/ticket_status/{id}': 'This server keeps no ticket statuses: nothing was changed.',
  'PUT /api/waybill_status/{id}': 'This server keeps no waybill statuses: nothing was changed.',
};

/** Calls whose change the screen shows all the same (docs/trip.md). */
const SHOWN: ReadonlySet<string> = new Set(['PUT /api/trip_status/{id}', 'DELETE /api/delete_trip/{id}']);

/** Returns the answer to a call that a core server lacks, or fails with the kind `absent`. */
export function answerTo<Value>(
  call: Pick<Call<never, unknown, Value>, 'method' | 'path' | 'answer'>,
  order: Order,
): Value {
  const key = keyOf(call);
  const sample = SAMPLES[key]?.();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what the call's codec would read
  if (sample) return sample as Value;
  const answer = ANSWERS[key]?.(order);
  if (!answer) throw apiFailure({ kind: 'absent', serverMessage: SAYS[key], isShown: SHOWN.has(key) });
  return readAnswer(call, answer);
}
