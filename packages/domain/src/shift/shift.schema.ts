import { object } from 'yup';
import { counterName } from '../counter';
import type { RulesOf } from '../field';
import { typedNaira } from '../format';
import { isNaira, optionalText, requiredName, requiredText } from '../rules';
import { searchText } from '../searchText';
import type { CASH_DROP, DROP_RETURN, SHIFT_CLOSING, SHIFT_OPENING } from './shift';
import type { SHIFT_COUNT } from './shiftCount';

const NO_AMOUNT = 'Enter an amount in naira, such as 3,500.';
const NO_PIECES = 'Enter how many, such as 12.';

/** The highest amount in a drawer, in kobo; anything above is taken for a typing mistake. */
const MAX_AMOUNT = 100_000_000_000;

const isAmount = isNaira(NO_AMOUNT, MAX_AMOUNT);

/** An amount of zero or more; empty for zero. */
export const countedAmount = () => optionalText().test('naira', isAmount);
const pieces = () => optionalText().matches(/^\d{0,6}$/, NO_PIECES);

/** A required amount of zero or more; `missing` is the message if it is empty. */
export const amountFromZero = (missing: string) => requiredText(missing).test('naira', isAmount);

export const shiftOpeningSchema = object({
  terminal: requiredText('Terminal is required.'),
  counter: counterName(),
  openingFloat: amountFromZero('Enter the float, 0 where there is none.'),
  found: countedAmount(),
} satisfies RulesOf<typeof SHIFT_OPENING>);

/** A required amount above zero; `nothing` is the message if it is empty or zero. */
export const someAmount = (nothing: string) =>
  amountFromZero(nothing).test('some', nothing, (typed) => typedNaira(typed) !== 0);

const NOT_WHOLE = 'Choose a colleague from the list, or enter the whole name of somebody else.';

/**
 * The form of a drop. A part of a colleague's name is refused as the receiver: it would be on record as somebody else's, whom nobody asks to confirm it.
 */
export const cashDropSchemaAmong = (colleagues: readonly string[]) =>
  object({
    amount: someAmount('Enter the amount that is dropped.'),
    receivedBy: requiredName('Enter who received the cash.').test('whole', NOT_WHOLE, (typed) => {
      const meant = colleagues.map(searchText).filter((name) => name.includes(searchText(typed)));
      return meant.length === 0 || meant.includes(searchText(typed));
    }),
    note: optionalText(),
  } satisfies RulesOf<typeof CASH_DROP>);

export const cashDropSchema = cashDropSchemaAmong([]);

export const dropReturnSchema = object({
  reason: requiredText('Please say why it is taken back.'),
} satisfies RulesOf<typeof DROP_RETURN>);

export const shiftClosingSchema = object({
  floatLeft: countedAmount(),
  reason: optionalText(),
} satisfies RulesOf<typeof SHIFT_CLOSING>);

export const SHIFT_COUNT_RULES = {
  note1000: pieces(),
  note500: pieces(),
  note200: pieces(),
  note100: pieces(),
  note50: pieces(),
  note20: pieces(),
  note10: pieces(),
  note5: pieces(),
  coins: countedAmount(),
  pos: countedAmount(),
  transfers: countedAmount(),
} satisfies RulesOf<typeof SHIFT_COUNT>;
export const shiftCountSchema = object(SHIFT_COUNT_RULES);
