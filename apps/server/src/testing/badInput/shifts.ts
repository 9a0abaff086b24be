import {
  bankingWire,
  discardWire,
  drawerExpenseWire,
  cashDropWire,
  shiftCorrectionWire,
  shiftCountWire,
  shiftEndingWire,
  shiftOpeningWire,
} from '@motorpark/contract';
import {
  bankingSchema,
  cashDropSchema,
  discardSchema,
  drawerExpenseSchema,
  printOrderSchema,
  shiftCorrectionSchema,
  shiftCountSchema,
  shiftEndingSchema,
  shiftOpeningSchema,
} from '@motorpark/domain';
import { type BadForms, bySchema, reason } from './badForm';

/** Drawers, from the float to the bank. */
export const shiftForms = {
  openShift: bySchema(shiftOpeningSchema, shiftOpeningWire.names),
  dropCash: bySchema(cashDropSchema, cashDropWire.names),
  discardSale: bySchema(discardSchema, discardWire.names),
  payExpense: bySchema(drawerExpenseSchema, drawerExpenseWire.names),
  countShift: bySchema(shiftCountSchema, shiftCountWire.names),
  countDrawer: bySchema(shiftCountSchema, shiftCountWire.names),
  takeOverDrawer: reason,
  closeShift: reason,
  bankDrop: bySchema(bankingSchema, bankingWire.names),
  endShift: bySchema(shiftEndingSchema, shiftEndingWire.names),
  printShift: bySchema(printOrderSchema('shift'), { receipt: 'receipt' }),
  correctShift: bySchema(shiftCorrectionSchema, shiftCorrectionWire.names),
} satisfies BadForms;
