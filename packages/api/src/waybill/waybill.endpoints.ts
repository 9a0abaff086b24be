import { type WaybillPayload, waybillWire, waybillCalls, waybillExtensions } from '@motorpark/contract';
import {
  formatTyped,
  toEntity,
  type Terminal,
  valuesOf,
  type Waybill,
  WAYBILL_FIELDS,
  type WaybillForm,
  type WaybillEntityFields,
} from '@motorpark/domain';
import { readSession } from '../session/session';
import { request } from '../backend/connection';
import { withKnownFields, editRecord, voidRecord } from '../rows/soldRecord';
import type { Edited, VoidOrder } from '../rows/records';

export interface WaybillOrder {
  /** The form as its schema returned it. */
  form: WaybillForm;
  /** The terminals whose ids the form holds. */
  terminals: readonly Terminal[];
  /** The same for every try of creating this waybill; see `newRetryKey`. */
  retryKey?: string | undefined;
  /** The payload of the first try: a newer version of the app must send the same, or the server takes it for another sale. */
  payload?: WaybillPayload | undefined;
  /** The shift in which it was made, if it is sent later. */
  madeInShift?: string | undefined;
}

interface WaybillEdit extends Pick<WaybillOrder, 'form'> {
  id: string;
  version?: number | undefined;
  /** The reason, if the server requires one because the payment is corrected afterwards. */
  reason?: string | undefined;
}

export function waybillPayload(form: WaybillForm): WaybillPayload {
  const { non_cash = '', payment_reference = '', ...core } = waybillWire.payload(entityOf(form));
  return {
    ...core,
    ...(non_cash !== '' && { non_cash }),
    ...(payment_reference !== '' && { payment_reference }),
  };
}

/** Creates a waybill. Fields that the response leaves out are filled in from the form. */
export async function createWaybill(order: WaybillOrder): Promise<Waybill> {
  const { form, retryKey, madeInShift, payload = waybillPayload(form) } = order;
  const answer = await request(waybillCalls.createWaybill, { payload, retryKey, madeInShift });
  return withKnownFields(waybillOf(answer, order), { status: 'Pending', bookedBy: readSession()?.name });
}

export const editWaybill = (edit: WaybillEdit): Promise<Edited<Waybill>> =>
  // Unlike a sale's, an empty reference is sent: it removes the one that is there.
  editRecord(waybillExtensions.editWaybill, edit, waybillWire.payload(entityOf(edit.form)));

export const deleteWaybill = (order: VoidOrder) => voidRecord(waybillCalls.deleteWaybill, order);

export const getWaybill = (idOrNumber: string): Promise<Waybill> =>
  request(waybillExtensions.getWaybill, { id: idOrNumber.trim() });

const { quantity: PIECES, weight: WEIGHT, ...OTHERS } = WAYBILL_FIELDS;

/** Pieces and weight that are no numbers stay as they were typed: a core server takes `3 bags` (docs/waybill.md). */
const entityOf = (form: WaybillForm): WaybillEntityFields => ({
  ...toEntity(OTHERS, valuesOf(OTHERS, form)),
  quantity: formatTyped(PIECES, form.quantity),
  weight: formatTyped(WEIGHT, form.weight) || undefined,
});

/** Returns the waybill of a response; fields that it leaves out are filled in from the form. */
function waybillOf(answer: Waybill, { form, terminals }: WaybillOrder): Waybill {
  const waybill = withKnownFields(answer, entityOf(form));
  // A server may echo the terminal's id in place of its name.
  const named = (shown: string | undefined, terminalId: string) =>
    shown === undefined || shown === terminalId
      ? (terminals.find(({ id }) => id === terminalId)?.name ?? shown)
      : shown;
  return {
    ...waybill,
    originTerminal: named(waybill.originTerminal, form.originTerminalId),
    destinationTerminal: named(waybill.destinationTerminal, form.destinationTerminalId),
  };
}
