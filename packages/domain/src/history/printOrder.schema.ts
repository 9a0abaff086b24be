import { type InferType, object } from 'yup';
import { requiredText } from '../rules';
import type { Receipt } from './history';

/** Records whose prints are numbered: receipts, and the report of a shift. */
export type Printed = 'ticket' | 'waybill' | 'shift';

const RECEIPTS: Readonly<Record<Printed, readonly Receipt[]>> = {
  ticket: ['customer', 'company'],
  waybill: ['both'],
  shift: ['report'],
};

/** Returns the schema that selects the receipt of a ticket or a waybill, or the report of a shift. */
export function printOrderSchema(noun: Printed) {
  const unknown = `It is one of ${RECEIPTS[noun].join(', ')}.`;
  return object({ receipt: requiredText(unknown).oneOf(RECEIPTS[noun], unknown) });
}
export type PrintOrder = InferType<ReturnType<typeof printOrderSchema>>;
