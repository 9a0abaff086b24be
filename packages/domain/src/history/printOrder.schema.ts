import { type InferType, object } from 'yup';
import { requiredText } from '../rules';
import type { Receipt } from './history';

const RECEIPTS: Readonly<Record<'ticket' | 'waybill', readonly Receipt[]>> = {
  ticket: ['customer', 'company'],
  waybill: ['both'],
};

/** Which receipt of a ticket or a waybill is to be printed. */
export function printOrderSchema(noun: 'ticket' | 'waybill') {
  const unknown = `It is one of ${RECEIPTS[noun].join(', ')}.`;
  return object({ receipt: requiredText(unknown).oneOf(RECEIPTS[noun], unknown) });
}
export type PrintOrder = InferType<ReturnType<typeof printOrderSchema>>;
