import { drawerExpenseWire, shiftCorrectionWire } from '@motorpark/api';
import {
  DRAWER_EXPENSE,
  SHIFT_CLOSING,
  SHIFT_CORRECTION,
  SHIFT_COUNT,
  SHIFT_ENDING,
  SHIFT_FINDINGS,
  SHIFT_METHODS,
  formatPaymentMethod,
  SHIFT_OPENING,
  drawerExpenseSchema,
  shiftCorrectionSchema,
} from '@motorpark/domain';
import { type FieldInput, fieldsForm, formFields } from '@motorpark/ui/form';
import { messages } from './messages';

const { terminal: _terminal, ...OPENING } = SHIFT_OPENING;

/** Fields that open a drawer; its terminal is that of the user. */
export const openingFields = formFields(OPENING, {
  counter: { placeholder: messages.open.counter, hint: messages.open.counterHint },
  openingFloat: { kind: 'amount', placeholder: messages.open.float, hint: messages.open.floatHint },
  found: { kind: 'amount', placeholder: '0', isOptional: true, hint: messages.open.foundHint },
});

export const expenseForm = fieldsForm(DRAWER_EXPENSE, drawerExpenseSchema, drawerExpenseWire, {
  expenseType: { placeholder: messages.pay.type, isWide: true },
  approvingOfficer: { placeholder: messages.pay.officer, isWide: true },
  amount: { kind: 'amount', placeholder: messages.pay.amount, isWide: true },
  description: { kind: 'note', placeholder: messages.pay.description, isWide: true },
  claim: { placeholder: 'CL-7QF3XM-K', hint: messages.pay.claim, isWide: true },
});

const pieces: FieldInput = { kind: 'digits', isOptional: true, placeholder: '0' };
const sum: FieldInput = { kind: 'amount', isOptional: true, placeholder: '0' };

export const countFields = formFields(SHIFT_COUNT, {
  note1000: pieces,
  note500: pieces,
  note200: pieces,
  note100: pieces,
  note50: pieces,
  note20: pieces,
  note10: pieces,
  note5: pieces,
  coins: sum,
  pos: { ...sum, hint: messages.count.slipsHint },
  transfers: { ...sum, hint: messages.count.transfersHint },
});

export const closingFields = formFields(
  { floatLeft: SHIFT_CLOSING.floatLeft },
  { floatLeft: { kind: 'amount', isOptional: true, placeholder: '0', hint: messages.difference.staysHint } },
);

/** Whether the head office counts the drawer that it closes. */
export const countingFields = formFields(
  { counting: SHIFT_ENDING.counting },
  {
    counting: {
      kind: 'radio',
      answers: [
        { value: 'Counted', label: messages.ending.counted },
        { value: 'Not counted', label: messages.ending.notCounted, hint: messages.ending.notCountedHint },
      ],
      isWide: true,
    },
  },
);
export const endingReasonFields = formFields(
  { reason: SHIFT_ENDING.reason },
  { reason: { kind: 'note', isWide: true } },
);

/** A finding after a shift was closed. The signed report itself does not change. */
export const correctionForm = fieldsForm(SHIFT_CORRECTION, shiftCorrectionSchema, shiftCorrectionWire, {
  method: {
    kind: 'choice',
    answers: SHIFT_METHODS.map((value) => ({ value, label: formatPaymentMethod(value) })),
    isWide: true,
  },
  finding: { kind: 'radio', answers: SHIFT_FINDINGS, isWide: true },
  amount: { kind: 'amount', placeholder: messages.correction.amount, isWide: true },
  reason: { kind: 'note', isWide: true },
});
