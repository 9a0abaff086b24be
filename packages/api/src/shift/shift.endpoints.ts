import { CALLS, cashDropWire, shiftCountWire, shiftOpeningWire } from '@motorpark/contract';
import type { CashDropValues, Shift, ShiftCount, ShiftOpening } from '@motorpark/domain';
import { request } from '../client/connection';
import { readFound, searchOf } from '../client/found';
import type { RowSource } from '../client/useFoundRows';
import { recordOf } from '../reading';
import { readShift, shiftIn } from './readShift';
import { SHIFT_SORTS } from './shownByShift';

/** Some of the shifts that a query asks for. */
export const searchShifts: RowSource<Shift>['search'] = async (query, page) =>
  readFound(await request(CALLS.getShifts, { payload: searchOf(query, page, SHIFT_SORTS) }), readShift);

export const getShift = async (id: string): Promise<Shift> => shiftIn(await request(CALLS.getShift, { id }));

/** The person's shift that is not closed; null where they have none. */
export async function getMyShift(): Promise<Shift | null> {
  const answer = await request(CALLS.getMyShift);
  return recordOf(answer)['data'] === null ? null : shiftIn(answer);
}

/** A form of the till, and the key that makes its repeat harmless. */
export interface TillOrder<Form> {
  form: Form;
  retryKey: string;
}

export const openShift = async ({ form, retryKey }: TillOrder<ShiftOpening>): Promise<Shift> =>
  shiftIn(await request(CALLS.openShift, { payload: shiftOpeningWire.payload(form), retryKey }));

export const dropCash = async (id: string, { form, retryKey }: TillOrder<CashDropValues>): Promise<Shift> =>
  shiftIn(await request(CALLS.dropCash, { id, payload: cashDropWire.payload(form), retryKey }));

export const countShift = async (id: string, count: ShiftCount): Promise<Shift> =>
  shiftIn(await request(CALLS.countShift, { id, payload: shiftCountWire.payload(count) }));

export const closeShift = async (id: string, reason: string): Promise<Shift> =>
  shiftIn(await request(CALLS.closeShift, { id, payload: { reason } }));
