import {
  cashDropWire,
  drawerExpenseWire,
  dropReturnWire,
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
  DropReturnValues,
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

/** Fetches the user's shift that is not closed; null if there is none. */
export async function getMyShift(): Promise<Shift | null> {
  const answer = await request(shiftExtensions.getMyShift);
  return recordOf(answer)['data'] === null ? null : shiftIn(answer);
}

/** Fetches the drawers of others at the user's terminal that the user may take over. */
export const getDrawers = async (): Promise<Shift[]> => shiftsIn(await request(shiftExtensions.getDrawers));

interface OfShift {
  id: string;
}

/** A form of the till, with its retry key. */
interface TillOrder<Form> {
  form: Form;
  retryKey: string;
}

interface CountOrder extends OfShift {
  count: ShiftCount;
}

export const openShift = async ({ form, retryKey }: TillOrder<ShiftOpening>): Promise<Shift> =>
  shiftIn(await request(shiftExtensions.openShift, { payload: shiftOpeningWire.payload(form), retryKey }));

export const dropCash = async ({ form, ...order }: OfShift & TillOrder<CashDropValues>): Promise<Shift> =>
  shiftIn(await request(shiftExtensions.dropCash, { ...order, payload: cashDropWire.payload(form) }));

/** `id` is the drop's id. */
export const takeBackDrop = async ({ form, ...order }: OfShift & TillOrder<DropReturnValues>) =>
  shiftIn(await request(shiftExtensions.takeBackDrop, { ...order, payload: dropReturnWire.payload(form) }));

export const payExpense = async ({ form, ...order }: OfShift & TillOrder<DrawerExpenseValues>) =>
  shiftIn(await request(shiftExtensions.payExpense, { ...order, payload: drawerExpenseWire.payload(form) }));

export const countShift = async ({ id, count }: CountOrder): Promise<Shift> =>
  shiftIn(await request(shiftExtensions.countShift, { id, payload: shiftCountWire.payload(count) }));

export const closeShift = async ({ id, ...form }: OfShift & ShiftClosing): Promise<Shift> =>
  shiftIn(await request(shiftExtensions.closeShift, { id, payload: shiftClosingWire.payload(form) }));

export const countDrawer = async ({ id, count }: CountOrder): Promise<Shift> =>
  shiftIn(await request(shiftExtensions.countDrawer, { id, payload: shiftCountWire.payload(count) }));

/** Returns the user's own new shift. */
export const takeOverDrawer = async ({ id, reason }: OfShift & { reason: string }): Promise<Shift> =>
  shiftIn(await request(shiftExtensions.takeOverDrawer, { id, payload: { reason } }));

export const endShift = async ({ id, form }: OfShift & { form: ShiftEnding }): Promise<Shift> =>
  shiftIn(await request(shiftExtensions.endShift, { id, payload: shiftEndingWire.payload(form) }));

export const correctShift = async ({ form, ...order }: OfShift & TillOrder<ShiftCorrectionValues>) =>
  shiftIn(
    await request(shiftExtensions.correctShift, { ...order, payload: shiftCorrectionWire.payload(form) }),
  );
