import { type AnyObject, type InferType, object, type TestContext } from 'yup';
import type { RulesOf } from '../field';
import { isDay, koboTyped } from '../format';
import { optionalNonCash } from '../payment/optionalNonCash';
import { optionalReference } from '../payment/optionalReference';
import {
  customerName,
  customerPhone,
  hasLookalike,
  isNaira,
  isStrict,
  nairaFault,
  onOurs,
  optionalText,
  requiredText,
} from '../rules';
import type { ValidationContext } from '../validation';
import { MOST_PIECES, parseQuantity, parseWeight } from './quantityAndWeight';
import {
  WAYBILL_GOODS,
  WAYBILL_PAYMENT,
  WAYBILL_PAYMENT_METHODS,
  WAYBILL_RECEIVER,
  WAYBILL_SENDER,
  type WaybillDraft,
} from './waybillFields';

const NO_PAYMENT_METHOD = 'Choose payment mode.';
/** Maximum length of a description in characters: on core servers, and on our own server. */
const LONGEST_DESCRIPTION = 500;
const LONGEST_OWN_DESCRIPTION = 200;
/** The earliest booking date; an earlier one is taken for a typing mistake. */
const EARLIEST = '1900-01-01';

const NO_DAY = 'Please enter a valid booking date.';

const isMissing = (text: string | undefined): text is undefined | '' => text === undefined || text === '';

/**
 * On core servers nothing but amounts has a format (docs/waybill.md). If our own server takes the form (`isStrict` of the context), phones, pieces and weight
 * are validated, the charge must be above zero, the parcel goes to another terminal, and the sender needs no e-mail.
 */
const senderSchema = object({
  senderName: customerName('Sender name is required.'),
  senderPhone: customerPhone('Phone number is required.'),
  originTerminalId: requiredText('Please select an origin terminal.'),
  senderAddress: requiredText('Address is required.'),
  senderEmail: optionalText()
    .test('there', 'Email is required.', (email, { options }) => email !== '' || isStrict(options))
    .test(
      'lookalike',
      'Please type this e-mail in Latin letters.',
      onOurs((email) => !hasLookalike(email)),
    ),
  bookDate: requiredText('Booking date is required.')
    .test('day', NO_DAY, (day) => isMissing(day) || isDay(day))
    .test(
      'earliest',
      NO_DAY,
      onOurs((day) => isMissing(day) || day >= EARLIEST),
    ),
} satisfies RulesOf<typeof WAYBILL_SENDER>);

/** Shared by form and server. */
export const SAME_TERMINAL = 'Origin and destination must be two different terminals.';

const receiverSchema = object({
  receiverName: customerName('Receiver name is required.'),
  receiverPhone: customerPhone('Receiver phone is required.'),
  destinationTerminalId: requiredText('Please select a destination.'),
} satisfies RulesOf<typeof WAYBILL_RECEIVER>).test('somewhere', ({ destinationTerminalId }, context) =>
  !isStrict(context.options) || !destinationTerminalId || destinationTerminalId !== originOf(context)
    ? true
    : context.createError({ path: 'destinationTerminalId', message: SAME_TERMINAL }),
);

const goodsSchema = object({
  description: requiredText('Description is required.', LONGEST_DESCRIPTION).test(
    'own length',
    `At most ${LONGEST_OWN_DESCRIPTION} characters.`,
    onOurs((text) => (text?.length ?? 0) <= LONGEST_OWN_DESCRIPTION),
  ),
  quantity: requiredText('Quantity is required.')
    .test(
      'whole',
      'Quantity must be a whole number, 1 or more.',
      onOurs((quantity) => isMissing(quantity) || parseQuantity(quantity) !== undefined),
    )
    .test(
      'most',
      'Quantity must be at most 999,999.',
      onOurs((quantity) => isMissing(quantity) || (parseQuantity(quantity) ?? 0) <= MOST_PIECES),
    ),
  weight: optionalText().test(
    'kilograms',
    'Weight must be in kilograms, such as 12.5, or left empty.',
    onOurs((weight) => isMissing(weight) || parseWeight(weight) !== undefined),
  ),
  worth: requiredText('Goods worth is required.').test(
    'naira',
    isNaira('Goods worth must be an amount in naira, such as 40,000.'),
  ),
  handlingInstructions: requiredText('Handling instructions are required.'),
} satisfies RulesOf<typeof WAYBILL_GOODS>);

const paymentSchema = object({
  amount: requiredText('Enter an amount.').test('naira', (amount, context) => {
    const isOwn = isStrict(context.options);
    const noAmount = `Enter an amount in naira${isOwn ? ' above zero' : ''}, such as 3,500.`;
    const fault = isOwn && koboTyped(amount) === 0 ? noAmount : nairaFault(amount, noAmount);
    return fault === undefined || context.createError({ message: fault });
  }),
  paymentMethod: requiredText(NO_PAYMENT_METHOD).oneOf(WAYBILL_PAYMENT_METHODS, NO_PAYMENT_METHOD),
  nonCash: optionalNonCash(),
  paymentReference: optionalReference(),
} satisfies RulesOf<typeof WAYBILL_PAYMENT>);

/** Whether the sender must give an e-mail. */
export const needsSenderEmail = (rules: ValidationContext): boolean => !isStrict({ context: rules });

/** What most parcels have, to begin a form with: one piece, no instructions. */
export const usualGoods = (
  rules: ValidationContext,
): Partial<Pick<WaybillDraft, 'quantity' | 'handlingInstructions'>> =>
  isStrict({ context: rules }) ? { quantity: '1', handlingInstructions: 'Nil' } : {};

/** The steps of the wizard, in order; each is validated, with the complete form, before the next one opens. */
export const WAYBILL_STEPS = [
  { title: 'Sender Information', fields: WAYBILL_SENDER, schema: senderSchema },
  { title: 'Receiver Information', fields: WAYBILL_RECEIVER, schema: receiverSchema },
  { title: 'Details of Goods', fields: WAYBILL_GOODS, schema: goodsSchema },
  { title: 'Payment Info', fields: WAYBILL_PAYMENT, schema: paymentSchema },
] as const;

/** The complete waybill form; the server checks the same schema. */
export const waybillSchema = senderSchema.concat(receiverSchema).concat(goodsSchema).concat(paymentSchema);
export type WaybillForm = InferType<typeof waybillSchema>;

/** Returns the origin from the original value: the validated value of a step lacks the fields of other steps. */
function originOf({ originalValue }: TestContext<AnyObject>): unknown {
  const given: unknown = originalValue;
  if (typeof given !== 'object' || given === null || !('originTerminalId' in given)) return undefined;
  const { originTerminalId: origin } = given;
  return typeof origin === 'string' ? origin.trim() : origin;
}
