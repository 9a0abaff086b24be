import {
  cashDropWire,
  drawerExpenseWire,
  shiftClosingWire,
  shiftCorrectionWire,
  shiftCountWire,
  shiftEndingWire,
  shiftExtensions,
  shiftOpeningWire,
} from '@motorpark/contract';
import type {
  CashDropValues,
  DrawerExpenseValues,
  Shift,
  ShiftClosing,
  ShiftCorrectionValues,
  ShiftCount,
  ShiftEnding,
  ShiftOpening,
} from '@motorpark/domain';
import { request } from '../client/connection';
import { recordOf } from '../reading';
import { shiftIn, shiftsIn } from './readShift';

export const getShift = async (id: string): Promise<Shift> =>
  shiftIn(await request(shiftExtensions.getShift, { id }));

/** The person's shift that is not closed; null where they have none. */
export async function getMyShift(): Promise<Shift | null> {
  const answer = await request(shiftExtensions.getMyShift);
  return recordOf(answer)['data'] === null ? null : shiftIn(answer);
}

/** A form of the till, and the key that makes its repeat harmless. */
export interface TillOrder<Form> {
  form: Form;
  retryKey: string;
}

export const openShift = async ({ form, retryKey }: TillOrder<ShiftOpening>): Promise<Shift> =>
  shiftIn(await request(shiftExtensions.openShift, { payload: shiftOpeningWire.payload(form), retryKey }));

export const dropCash = async (id: string, { form, retryKey }: TillOrder<CashDropValues>): Promise<Shift> =>
  shiftIn(await request(shiftExtensions.dropCash, { id, payload: cashDropWire.payload(form), retryKey }));

export const payExpense = async (
  id: string,
  { form, retryKey }: TillOrder<DrawerExpenseValues>,
): Promise<Shift> =>
  shiftIn(
    await request(shiftExtensions.payExpense, { id, payload: drawerExpenseWire.payload(form), retryKey }),
  );

/** The drawers of others at the person's terminal that they may take over. */
export const getDrawers = async (): Promise<Shift[]> => shiftsIn(await request(shiftExtensions.getDrawers));

export const countDrawer = async (id: string, count: ShiftCount): Promise<Shift> =>
  shiftIn(await request(shiftExtensions.countDrawer, { id, payload: shiftCountWire.payload(count) }));

/** Answers the person's own shift, which begins by it. */
export const takeOverDrawer = async (id: string, reason: string): Promise<Shift> =>
  shiftIn(await request(shiftExtensions.takeOverDrawer, { id, payload: { reason } }));

export const countShift = async (id: string, count: ShiftCount): Promise<Shift> =>
  shiftIn(await request(shiftExtensions.countShift, { id, payload: shiftCountWire.payload(count) }));

export const closeShift = async (id: string, form: ShiftClosing): Promise<Shift> =>
  shiftIn(await request(shiftExtensions.closeShift, { id, payload: shiftClosingWire.payload(form) }));

export const endShift = async (id: string, ending: ShiftEnding): Promise<Shift> =>
  shiftIn(await request(shiftExtensions.endShift, { id, payload: shiftEndingWire.payload(ending) }));

export const correctShift = async (
  id: string,
  { form, retryKey }: TillOrder<ShiftCorrectionValues>,
): Promise<Shift> =>
  shiftIn(
    await request(shiftExtensions.correctShift, { id, payload: shiftCorrectionWire.payload(form), retryKey }),
  );
