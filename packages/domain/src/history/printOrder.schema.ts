import { type InferType, object } from 'yup';
import { requiredText } from '../rules';
import type { Receipt } from './history';

/** What is printed under numbers: receipts, and the report of a shift. */
export type Printed = 'ticket' | 'waybill' | 'shift';

const RECEIPTS: Readonly<Record<Printed, readonly Receipt[]>> = {
  ticket: ['customer', 'company'],
  waybill: ['both'],
  shift: ['report'],
};

/** Which receipt of a ticket or a waybill, or which paper of a shift, is to be printed. */
export function printOrderSchema(noun: Printed) {
  const unknown = `It is one of ${RECEIPTS[noun].join(', ')}.`;
  return object({ receipt: requiredText(unknown).oneOf(RECEIPTS[noun], unknown) });
}
export type PrintOrder = InferType<ReturnType<typeof printOrderSchema>>;
