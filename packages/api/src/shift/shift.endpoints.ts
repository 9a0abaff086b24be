import {
  type Call,
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
import { request } from '../backend/connection';

export const getShift = (id: string): Promise<Shift> => request(shiftExtensions.getShift, { id });

/** Fetches the user's shift that is not closed; null if there is none. */
export const getMyShift = async (): Promise<Shift | null> =>
  (await request(shiftExtensions.getMyShift)) ?? null;

/** Fetches the drawers of others at the user's terminal that the user may take over. */
export const getDrawers = (): Promise<Shift[]> => request(shiftExtensions.getDrawers);

interface Order<Form> {
  id: string;
  form: Form;
}

/** A form that takes effect once, even if it is sent again with the same key. */
interface OrderOnce<Form> extends Order<Form> {
  retryKey: string;
}

/** Returns the function that sends the form of a call and returns the shift as it is now. */
const step =
  <Sent extends Order<unknown>>(
    call: Call<object, unknown, Shift>,
    wire: { payload: (form: Sent['form']) => object },
  ) =>
  ({ form, ...order }: Sent): Promise<Shift> =>
    request(call, { ...order, payload: wire.payload(form) });

interface Opening extends Omit<OrderOnce<ShiftOpening>, 'id'> {
  /** Whether the user has confirmed a float that is less than the last shift left. */
  confirmed: boolean;
}

export const openShift = ({ form, confirmed, retryKey }: Opening): Promise<Shift> =>
  request(shiftExtensions.openShift, {
    payload: { ...shiftOpeningWire.payload(form), confirmed },
    retryKey,
  });

export const dropCash = step<OrderOnce<CashDropValues>>(shiftExtensions.dropCash, cashDropWire);

/** `id` is the drop's id. */
export const takeBackDrop = step<OrderOnce<DropReturnValues>>(shiftExtensions.takeBackDrop, dropReturnWire);

/** The receiver of a drop confirms it with their PIN or passcode; a super admin confirms it without. `id` is the drop's id. */
export const receiveDrop = ({ id, secret }: { id: string; secret?: string }): Promise<Shift> =>
  request(shiftExtensions.receiveDrop, { id, payload: secret === undefined ? {} : { secret } });

export const payExpense = step<OrderOnce<DrawerExpenseValues>>(shiftExtensions.payExpense, drawerExpenseWire);

export const countShift = step<Order<ShiftCount>>(shiftExtensions.countShift, shiftCountWire);

export const closeShift = ({ id, ...form }: ShiftClosing & { id: string }): Promise<Shift> =>
  request(shiftExtensions.closeShift, { id, payload: shiftClosingWire.payload(form) });

export const countDrawer = step<Order<ShiftCount>>(shiftExtensions.countDrawer, shiftCountWire);

/** The clerk of a drawer that the user has counted confirms the count with their PIN or passcode. */
export const witnessCount = ({ id, secret }: { id: string; secret: string }): Promise<Shift> =>
  request(shiftExtensions.witnessCount, { id, payload: { secret } });

/** Returns the user's own new shift. */
export const takeOverDrawer = ({ id, reason }: { id: string; reason: string }): Promise<Shift> =>
  request(shiftExtensions.takeOverDrawer, { id, payload: { reason } });

export const endShift = step<Order<ShiftEnding>>(shiftExtensions.endShift, shiftEndingWire);

/** Confirms the count that somebody else made of a closed drawer. */
export const confirmCount = (id: string): Promise<Shift> => request(shiftExtensions.confirmCount, { id });

export const correctShift = step<OrderOnce<ShiftCorrectionValues>>(
  shiftExtensions.correctShift,
  shiftCorrectionWire,
);
