import { type TestContext, array, object } from 'yup';
import { fieldNames } from '../field';
import { type Kobo, typedNaira } from '../format';
import { optionalText, requiredText } from '../rules';
import { DEPOSIT, depositSchema } from './banking';
import { type Shift, floatTooHigh, needsShiftReason, shiftDiffers } from './shift';
import { type ShiftCount, SHIFT_COUNT } from './shiftCount';
import { countedAmount, shiftClosingSchema, shiftCountSchema } from './shift.schema';
import { shiftEndingSchema } from './shiftEnding.schema';

/** What is said where a count or a deposit differs without a reason. */
export const WHY_IT_DIFFERS = 'Please say why it differs.';

export const whyNotWitnessed = (person: string): string =>
  `Please say why ${person} has not confirmed the count.`;

export const WHO_FOLLOWS_UP = 'Please say who will follow up what is not confirmed.';

/** The field of the reason for closing a shift: its label, and the message if it is missing. */
export interface ClosingReason {
  label: string;
  missing: string;
}

interface Confirming {
  /** Whether the clerk of the drawer is asked to confirm the count. */
  asksOwner: boolean;
  /** The PIN or passcode that the clerk has typed so far. */
  secret?: string | undefined;
}

/** Returns what the reason for closing a shift says: why the clerk has not confirmed the count, why it differs, or who sees to what is not confirmed; undefined if none is needed. */
export function closingReason(
  shift: Shift,
  { asksOwner, secret = '' }: Confirming,
): ClosingReason | undefined {
  const { person, isWitnessed } = shift;
  if (asksOwner && isWitnessed === false && secret === '') {
    const label = `Why ${person} has not confirmed it`;
    return {
      label: shiftDiffers(shift) ? `${label}, and why it differs` : label,
      missing: whyNotWitnessed(person),
    };
  }
  if (!needsShiftReason(shift)) return undefined;
  return shiftDiffers(shift)
    ? { label: 'Why it differs', missing: WHY_IT_DIFFERS }
    : { label: 'Who will follow it up', missing: WHO_FOLLOWS_UP };
}

const cashCounted = ({ lines = [] }: Pick<Shift, 'lines'>): Kobo =>
  lines.find(({ method }) => method === 'Cash')?.counted ?? 0;

/** Returns the float that is proposed: the one with which the shift was opened; less if there is less cash, or the company leaves less. The cash of a drawer that was taken over was no float. */
export const proposedFloat = (
  shift: Pick<Shift, 'lines' | 'openingFloat' | 'takenOverFrom'>,
  most: Kobo,
): Kobo => (shift.takenOverFrom === undefined ? Math.min(shift.openingFloat, cashCounted(shift), most) : 0);

interface ClosingRules {
  /** The most that the company leaves in a drawer. */
  mostFloat: Kobo;
  reason: ClosingReason | undefined;
}

/** The form that closes a counted shift: its float is part of the cash, and a reason is given where one is needed. */
export const closingSchemaOf = (shift: Shift, { mostFloat, reason }: ClosingRules) =>
  shiftClosingSchema.shape({
    floatLeft: countedAmount()
      .test('cash', 'This is more than was counted.', (typed) => leftOf(typed) <= cashCounted(shift))
      .test('most', floatTooHigh(mostFloat), (typed) => leftOf(typed) <= mostFloat),
    reason: reason ? requiredText(reason.missing) : optionalText(),
  });

const leftOf = (typed: string | undefined): Kobo => typedNaira(typed ?? '') ?? 0;

const NOTHING_COUNTED = 'Enter what you counted, 0 where the drawer is empty.';

/** A count is final, so an empty drawer is entered as 0. */
const isCounted = (count: Partial<Record<keyof ShiftCount, string>>, { createError }: TestContext) =>
  fieldNames(SHIFT_COUNT).some((field) => (count[field] ?? '') !== '') ||
  createError({ path: 'note1000', message: NOTHING_COUNTED });

/** The count of a drawer, once the clerk says that it is complete. */
export const finalCountSchema = shiftCountSchema.test('counted', isCounted);

/** The form in which the head office closes a drawer, which it counts or not. */
export const drawerEndingSchema = shiftEndingSchema.test(
  'counted',
  (form, context) => form.counting !== 'Counted' || isCounted(form, context),
);

/** Returns by how much a deposit differs from the drops in it; 0 until its amount is typed. */
export function depositDifference(typed: string, dropped: Kobo): Kobo {
  const paidIn = DEPOSIT.amount.kind.parse(typed);
  return paidIn === undefined ? 0 : paidIn - dropped;
}

const NOTHING_IN_THE_BAG = 'Tick what was paid in.';

/** The drops in a deposit. */
export const depositedSchema = object({ drops: array().min(1, NOTHING_IN_THE_BAG) });

/** The form of a deposit, which gives a reason if it differs from the drops in it. */
export const depositSchemaOf = (dropped: Kobo) =>
  depositSchema.shape({
    reason: optionalText().when('amount', ([amount], rule) =>
      depositDifference(String(amount ?? ''), dropped) === 0 ? rule : requiredText(WHY_IT_DIFFERS),
    ),
  });
