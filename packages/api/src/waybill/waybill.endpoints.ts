import {
  nairaOnWire,
  readWaybillNumber,
  type Terminal,
  type Waybill,
  type WaybillForm,
  waybillFigures,
  weightOf,
} from '@motorpark/domain';
import { readSession } from '../access/session';
import { capabilities, request } from '../client/connection';
import { CALLS, WAYBILL_FIELDS, type WaybillPayload } from '../contract';
import { apiFailure } from '../failure/failure';
import { recordIn, rowsOf } from '../reading';
import { readWaybill } from './readWaybill';

/** What was taken in, as the wizard knows it. */
export interface WaybillOrder {
  /** As its schema answered it. */
  form: WaybillForm;
  /** The terminals that the form's ids name. */
  terminals: readonly Terminal[];
  /** The same for every try of making this waybill; see `newRetryKey`. */
  idempotencyKey?: string | undefined;
}

/** A waybill that is there already, filled in anew. */
export interface WaybillEdit extends Omit<WaybillOrder, 'idempotencyKey'> {
  id: string;
}

/** The waybill as it is now; a core server has no call for it and was sent nothing. */
export type WaybillEdited =
  { outcome: 'done'; waybill: Waybill } | { outcome: 'unsupported'; waybill?: undefined };

export const listWaybills = async (): Promise<Waybill[]> =>
  rowsOf(await request(CALLS.getWaybills)).map(readWaybill);

/** Takes a parcel in. What the server's answer leaves out of the waybill comes from the form. */
export async function createWaybill(order: WaybillOrder): Promise<Waybill> {
  const { form, idempotencyKey } = order;
  const answer = await request(CALLS.createWaybill, { payload: payloadOf(form), idempotencyKey });
  const waybill = completed(readWaybill(recordIn(answer)), order);
  return {
    ...waybill,
    status: waybill.status ?? 'Pending',
    bookedBy: waybill.bookedBy ?? readSession()?.name,
  };
}

export async function editWaybill(edit: WaybillEdit): Promise<WaybillEdited> {
  if (!(await capabilities().load()).has('waybills.write')) return { outcome: 'unsupported' };
  const answer = await request(CALLS.editWaybill, { id: edit.id, payload: payloadOf(edit.form) });
  return { outcome: 'done', waybill: completed(readWaybill(recordIn(answer)), edit) };
}

export async function deleteWaybill(id: string): Promise<void> {
  await request(CALLS.deleteWaybill, { id });
}

/**
 * One waybill by its id, or by its number as printed, typed or scanned: with its history where the server keeps one, else as its
 * list has it.
 */
export async function getWaybill(idOrNumber: string): Promise<Waybill> {
  const asked = idOrNumber.trim();
  if ((await capabilities().load()).has('history')) {
    return readWaybill(recordIn(await request(CALLS.getWaybill, { id: asked })));
  }
  const found = findWaybill(await listWaybills(), asked);
  if (!found)
    throw apiFailure({ kind: 'refused', status: 404, serverMessage: 'This waybill was not found.' });
  return found;
}

/** The waybill of a list with this id, or with this number however it is typed. */
export function findWaybill(waybills: readonly Waybill[], idOrNumber: string): Waybill | undefined {
  const number = (readWaybillNumber(idOrNumber) ?? idOrNumber).toUpperCase();
  return waybills.find((one) => one.id === idOrNumber || one.number.toUpperCase() === number);
}

function payloadOf(form: WaybillForm): WaybillPayload {
  const figures = waybillFigures(form);
  return {
    [WAYBILL_FIELDS.senderName]: form.senderName,
    [WAYBILL_FIELDS.senderPhone]: form.senderPhone,
    [WAYBILL_FIELDS.senderEmail]: form.senderEmail,
    [WAYBILL_FIELDS.senderAddress]: form.senderAddress,
    [WAYBILL_FIELDS.receiverName]: form.receiverName,
    [WAYBILL_FIELDS.receiverPhone]: form.receiverPhone,
    [WAYBILL_FIELDS.originTerminal]: form.originTerminal,
    [WAYBILL_FIELDS.destinationTerminal]: form.destinationTerminal,
    [WAYBILL_FIELDS.bookDate]: form.bookDate,
    [WAYBILL_FIELDS.goodsDescription]: form.goodsDescription,
    [WAYBILL_FIELDS.goodsQuantity]: String(figures.quantity),
    [WAYBILL_FIELDS.goodsWeight]: weightOf(figures) ?? '',
    [WAYBILL_FIELDS.goodsWorth]: nairaOnWire(figures.worth),
    [WAYBILL_FIELDS.paymentMode]: form.paymentMode,
    [WAYBILL_FIELDS.amountPaid]: nairaOnWire(figures.amount),
    [WAYBILL_FIELDS.handlingInstructions]: form.handlingInstructions,
  };
}

function completed(waybill: Waybill, { form, terminals }: WaybillOrder): Waybill {
  const figures = waybillFigures(form);
  // A server may echo the id that it was sent where the name belongs.
  const named = (shown: string | undefined, terminalId: string) =>
    shown === undefined || shown === terminalId
      ? (terminals.find(({ id }) => id === terminalId)?.name ?? shown)
      : shown;
  return {
    ...waybill,
    senderName: waybill.senderName || form.senderName,
    senderNumber: waybill.senderNumber || form.senderPhone,
    senderEmail: waybill.senderEmail ?? form.senderEmail,
    senderAddress: waybill.senderAddress ?? form.senderAddress,
    receiverName: waybill.receiverName || form.receiverName,
    receiverNumber: waybill.receiverNumber || form.receiverPhone,
    originTerminal: named(waybill.originTerminal, form.originTerminal),
    destinationTerminal: named(waybill.destinationTerminal, form.destinationTerminal),
    originTerminalId: waybill.originTerminalId ?? form.originTerminal,
    destinationTerminalId: waybill.destinationTerminalId ?? form.destinationTerminal,
    bookDate: waybill.bookDate ?? form.bookDate,
    description: waybill.description ?? form.goodsDescription,
    quantity: waybill.quantity ?? String(figures.quantity),
    weightKg: waybill.weightKg ?? weightOf(figures),
    handlingInstructions: waybill.handlingInstructions ?? form.handlingInstructions,
    worth: waybill.worth ?? figures.worth,
    amount: waybill.amount ?? figures.amount,
    paymentMethod: waybill.paymentMethod ?? form.paymentMode,
  };
}
