import type { EXTENSION_CALLS } from '@motorpark/contract';
import { coreRoleOf } from '@motorpark/domain';
import { readSession } from '../session/session';
import { type ApiFailure, apiFailure } from '../failure/failure';
import type { Fields } from '../reading';
import { changeLocally, deleteLocally, enterLocally, localExpenses } from './expenses';
import { OPERATION_DETAILS, OPERATION_PAGE, SUMMARY } from './operations';

type Extension = keyof typeof EXTENSION_CALLS;

interface Order {
  payload: Fields;
  id: string;
}

/** Answers to calls that a core server lacks, from samples and from what this machine stores. */
export const ANSWERS: Partial<Record<Extension, (order: Order) => object>> = {
  logout: () => ({ data: null }),
  getSummary: () => ({ data: SUMMARY[coreRoleOf(readSession()?.role ?? 'admin')] }),
  getOperations: () => OPERATION_PAGE,
  getOperation: () => ({ data: OPERATION_DETAILS }),
  getExpenses: () => ({ data: localExpenses(), is_sample: true }),
  createExpense: ({ payload }) => enterLocally(payload),
  editExpense: ({ id, payload }) => changeLocally(id, payload),
  deleteExpense: ({ id }) => deleteLocally(id),
};

const TRIPS = 'This server cannot store trips. Nothing was sent.';
const VEHICLES = 'This server cannot save vehicles. Nothing was sent.';

/** What users are told instead of an answer. */
const SAYS: Partial<Record<Extension, string>> = {
  createTrip: TRIPS,
  editTrip: TRIPS,
  tripStatus: 'on this screen only: this server does not keep it.',
  deleteTrip: 'The trip is gone from this screen only: this server cannot delete it.',
  createVehicle: VEHICLES,
  editVehicle: VEHICLES,
  ticketStatus: 'This server keeps no ticket statuses: nothing was changed.',
  waybillStatus: 'This server keeps no waybill statuses: nothing was changed.',
};

/** Calls whose change the screen shows all the same (docs/trip.md). */
const SHOWN: ReadonlySet<string> = new Set<Extension>(['tripStatus', 'deleteTrip']);

/** Returns the failure of a call that a core server lacks. */
export const absence = (name: string): ApiFailure =>
  apiFailure({
    kind: 'absent',
    serverMessage: Object.entries(SAYS).find(([named]) => named === name)?.[1],
    isShown: SHOWN.has(name),
  });
