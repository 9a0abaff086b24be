import { type WaybillPayload, waybillWire, waybillCalls, waybillExtensions } from '@motorpark/contract';
import {
  findWaybill,
  tell,
  type Terminal,
  valuesOf,
  type Waybill,
  WAYBILL_FIELDS,
  type WaybillForm,
  type WaybillTold,
} from '@motorpark/domain';
import { readSession } from '../access/session';
import { capabilities, request } from '../client/connection';
import { askedRecord, completed, editRecord, voidRecord } from '../client/counterRecord';
import type { Edited, VoidOrder } from '../client/records';
import { type Fields, recordIn } from '../reading';
import { withReference } from '../payment/withReference';
import { readWaybill } from './readWaybill';
import { waybillRows } from './waybillRows';

/** What was taken in, as the wizard knows it. */
export interface WaybillOrder {
  /** As its schema returned it. */
  form: WaybillForm;
  /** The terminals that the form's ids name. */
  terminals: readonly Terminal[];
  /** The same for every try of making this waybill; see `newRetryKey`. */
  retryKey?: string | undefined;
  /** What it was sent as the first time: a newer version of the app sends the same, or the server takes it for another sale. */
  payload?: WaybillPayload | undefined;
  /** The drawer that it was made in, where it is sent again. */
  madeInShift?: string | undefined;
}

/** A waybill that is there already, filled in anew. */
interface WaybillEdit extends Omit<WaybillOrder, 'retryKey' | 'payload' | 'madeInShift'> {
  id: string;
  /** The version that the form opened with. */
  version?: number | undefined;
  /** Why, if the server asks: what was paid is put right afterwards. */
  reason?: string | undefined;
}

/** What a parcel is taken in as. */
export function waybillPayload(form: WaybillForm): WaybillPayload {
  const { payment_reference, ...core } = waybillWire.payload(toldBy(form));
  return payment_reference === '' ? core : { ...core, payment_reference };
}

/** Takes a parcel in. What the server's answer leaves out of the waybill comes from the form. */
export async function createWaybill(order: WaybillOrder): Promise<Waybill> {
  const { form, retryKey, madeInShift, payload = waybillPayload(form) } = order;
  const answer = recordIn(await request(waybillCalls.createWaybill, { payload, retryKey, madeInShift }));
  return completed(waybillOf(answer, order), { status: 'Pending', bookedBy: readSession()?.name });
}

export async function editWaybill(edit: WaybillEdit): Promise<Edited<Waybill>> {
  // What may be sent of the form is known by then.
  await capabilities().load();
  const payload = withReference(waybillPayload(edit.form), edit.form);
  return editRecord(waybillExtensions.editWaybill, edit, payload, (answer) => waybillOf(answer, edit));
}

/** Takes a waybill out of the books. */
export const deleteWaybill = (order: VoidOrder): Promise<void> =>
  voidRecord(waybillCalls.deleteWaybill, order);

/** One waybill by its id or number. */
export const getWaybill = (idOrNumber: string): Promise<Waybill> =>
  askedRecord(idOrNumber, {
    one: 'waybill',
    get: waybillExtensions.getWaybill,
    read: readWaybill,
    list: waybillRows.all,
    find: findWaybill,
  });

const toldBy = (form: WaybillForm): WaybillTold => tell(WAYBILL_FIELDS, valuesOf(WAYBILL_FIELDS, form));

/** The waybill of an answer; what it leaves out is what the form says. */
function waybillOf(answer: Fields, { form, terminals }: WaybillOrder): Waybill {
  const waybill = completed(readWaybill(answer), toldBy(form));
  // A server may echo the id that it was sent where the name belongs.
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
