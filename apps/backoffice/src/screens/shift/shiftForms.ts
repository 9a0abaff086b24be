import { CASH_DROP, SHIFT_COUNT, SHIFT_OPENING } from '@motorpark/domain';
import { type FieldInput, formFields } from '../../shared/record/fieldKinds';
import { messages } from './messages';

const { terminal: _terminal, ...OPENING } = SHIFT_OPENING;

/** What is typed to open a drawer; its terminal is the person's own. */
export const openingFields = formFields(OPENING, {
  counter: { placeholder: messages.open.counter, hint: messages.open.counterHint },
  openingFloat: { kind: 'amount', placeholder: messages.open.float, hint: messages.open.floatHint },
});

export const dropFields = formFields(CASH_DROP, {
  amount: { kind: 'amount', placeholder: messages.drop.amount, isWide: true },
  note: { placeholder: messages.drop.note, isOptional: true, isWide: true },
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
  transfers: { ...sum, hint: messages.count.slipsHint },
});

/** As a form begins that nobody has typed in. */
export const emptyDraft = (fields: readonly { name: string }[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, '']));
