import {
  bankingWire,
  depositWire,
  discardWire,
  drawerExpenseWire,
  cashDropWire,
  dropReturnWire,
  shiftClosingWire,
  shiftCorrectionWire,
  shiftCountWire,
  shiftEndingWire,
  shiftOpeningWire,
} from '@motorpark/contract';
import {
  bankingSchema,
  cashDropSchema,
  depositSchema,
  discardSchema,
  drawerExpenseSchema,
  dropReturnSchema,
  printOrderSchema,
  shiftClosingSchema,
  shiftCorrectionSchema,
  shiftCountSchema,
  shiftEndingSchema,
  shiftOpeningSchema,
  witnessSchema,
} from '@motorpark/domain';
import { type BadForms, bySchema, field, inTurn, reason } from './badForm';

/** Calls for shifts and drawers, from the float to the bank. */
export const shiftForms = {
  openShift: bySchema(shiftOpeningSchema, shiftOpeningWire.names),
  dropCash: bySchema(cashDropSchema, cashDropWire.names),
  takeBackDrop: bySchema(dropReturnSchema, dropReturnWire.names),
  takeBackDeposit: bySchema(dropReturnSchema, dropReturnWire.names),
  takeBackFound: bySchema(dropReturnSchema, dropReturnWire.names),
  discardSale: bySchema(discardSchema, discardWire.names),
  payExpense: bySchema(drawerExpenseSchema, drawerExpenseWire.names),
  countShift: bySchema(shiftCountSchema, shiftCountWire.names),
  countDrawer: bySchema(shiftCountSchema, shiftCountWire.names),
  witnessCount: bySchema(witnessSchema, { secret: 'secret' }),
  takeOverDrawer: reason,
  closeShift: bySchema(shiftClosingSchema, shiftClosingWire.names),
  depositCash: inTurn(
    bySchema(depositSchema, depositWire.names),
    field('drops', (drops) => Array.isArray(drops) && drops.length > 0),
  ),
  bankDrop: bySchema(bankingSchema, bankingWire.names),
  endShift: bySchema(shiftEndingSchema, shiftEndingWire.names),
  printShift: bySchema(printOrderSchema('shift'), { receipt: 'receipt' }),
  correctShift: bySchema(shiftCorrectionSchema, shiftCorrectionWire.names),
} satisfies BadForms;
