import { type Day, type Instant, type Kobo, formatNaira, isDay, lagosDay, parseInstant } from '../format';
import { kilograms, parseCharge, parseQuantity, parseWeight, parseWorth } from './figures';
import type { Waybill } from './waybill';
import type { WaybillForm } from './waybill.schema';

/** The numbers of a form that its schema has let through. */
export interface WaybillFigures {
  quantity: number;
  /** Undefined where nobody weighed it. */
  grams: number | undefined;
  worth: Kobo;
  amount: Kobo;
}

/** The numbers in a checked form; throws a RangeError on one that its schema would refuse. */
export function waybillFigures(form: WaybillForm): WaybillFigures {
  const quantity = parseQuantity(form.goodsQuantity);
  const grams = form.goodsWeight === '' ? undefined : parseWeight(form.goodsWeight);
  const worth = parseWorth(form.goodsWorth);
  const amount = parseCharge(form.amountPaid);
  if (quantity === undefined || worth === undefined || amount === undefined) {
    throw new RangeError('The waybill has a number that is none.');
  }
  return { quantity, grams, worth, amount };
}

/** The weight on the scale as a waybill shows it, `12.5`; undefined where nobody weighed it. */
export const weightOf = ({ grams }: WaybillFigures): string | undefined =>
  grams === undefined ? undefined : kilograms(grams);

const nairaText = (amount: Kobo | undefined): string =>
  amount === undefined ? '' : formatNaira(amount).replace('₦', '').replace(/\.00$/, '');

const dayIn = (date: Day | Instant = ''): Day => {
  if (isDay(date)) return date;
  const instant = parseInstant(date);
  return instant === undefined ? '' : lagosDay(instant);
};

/** A waybill as the form that edits it; what is not known is empty, and asked for. */
export const waybillFormOf = (
  waybill: Waybill,
): Omit<WaybillForm, 'paymentMode'> & { paymentMode: string } => ({
  senderName: waybill.senderName,
  senderPhone: waybill.senderNumber,
  originTerminal: waybill.originTerminalId ?? '',
  senderAddress: waybill.senderAddress ?? '',
  senderEmail: waybill.senderEmail ?? '',
  bookDate: dayIn(waybill.bookDate),
  receiverName: waybill.receiverName,
  receiverPhone: waybill.receiverNumber,
  destinationTerminal: waybill.destinationTerminalId ?? '',
  goodsDescription: waybill.description ?? '',
  goodsQuantity: waybill.quantity ?? '',
  goodsWeight: waybill.weightKg ?? '',
  goodsWorth: nairaText(waybill.worth),
  handlingInstructions: waybill.handlingInstructions ?? '',
  amountPaid: nairaText(waybill.amount),
  paymentMode: waybill.paymentMethod ?? '',
});
