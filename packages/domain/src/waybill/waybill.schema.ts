import { type AnyObject, type InferType, object, type TestContext } from 'yup';
import { isDay } from '../format';
import { optionalText, requiredText } from '../rules';
import { MOST_PIECES, parseCharge, parseQuantity, parseWeight, parseWorth } from './figures';
import { WAYBILL_PAYMENT_METHODS } from './waybill';

const NO_PAYMENT_MODE = 'Choose payment mode.';
const MOST_PHONE_CHARACTERS = 30;
/** An earlier day has a slip in its year. */
const EARLIEST = '1900-01-01';

const isLeftOut = (text: string | undefined): text is undefined | '' => text === undefined || text === '';

/**
 * Step 1 of the waybill wizard. All of the form is text, as the clerk typed it. There is no format of e-mails and phones, and no
 * bound of numbers (specification section 5); but what is a number must be one, or nobody could add it up.
 */
export const waybillSenderSchema = object({
  senderName: requiredText('Sender name is required.'),
  senderPhone: requiredText('Phone number is required.', MOST_PHONE_CHARACTERS),
  originTerminal: requiredText('Please select an origin terminal.'),
  senderAddress: requiredText('Address is required.'),
  senderEmail: requiredText('Email is required.'),
  bookDate: requiredText('Booking date is required.').test(
    'day',
    'Please enter a valid booking date.',
    (day) => isLeftOut(day) || (isDay(day) && day >= EARLIEST),
  ),
});

/** Step 2. Give it the whole form: it knows from there where the parcel comes from. */
export const waybillReceiverSchema = object({
  receiverName: requiredText('Receiver name is required.'),
  receiverPhone: requiredText('Receiver phone is required.', MOST_PHONE_CHARACTERS),
  destinationTerminal: requiredText('Please select a destination.'),
}).test('somewhere', ({ destinationTerminal }, context) =>
  !destinationTerminal || destinationTerminal !== originOf(context)
    ? true
    : context.createError({ path: 'destinationTerminal', message: SAME_TERMINAL }),
);

/** A parcel goes somewhere: the same words on the form and from the server. */
export const SAME_TERMINAL = 'Origin and destination must be two different terminals.';

/** Step 3. */
export const waybillGoodsSchema = object({
  goodsDescription: requiredText('Description is required.'),
  goodsQuantity: requiredText('Quantity is required.')
    .test(
      'whole',
      'Quantity must be a whole number, 1 or more.',
      (quantity) => isLeftOut(quantity) || parseQuantity(quantity) !== undefined,
    )
    .test(
      'most',
      'Quantity must be at most 999,999.',
      (quantity) => isLeftOut(quantity) || (parseQuantity(quantity) ?? 0) <= MOST_PIECES,
    ),
  goodsWeight: optionalText().test(
    'kilograms',
    'Weight must be in kilograms, such as 12.5, or left empty.',
    (weight) => isLeftOut(weight) || parseWeight(weight) !== undefined,
  ),
  goodsWorth: requiredText('Goods worth is required.').test(
    'naira',
    'Goods worth must be an amount in naira, such as 40,000.',
    (worth) => isLeftOut(worth) || parseWorth(worth) !== undefined,
  ),
  handlingInstructions: requiredText('Handling instructions are required.'),
});

/** Step 4. */
export const waybillPaymentSchema = object({
  amountPaid: requiredText('Enter an amount.').test(
    'naira',
    'Enter an amount in naira above zero, such as 3,500.',
    (amount) => isLeftOut(amount) || parseCharge(amount) !== undefined,
  ),
  paymentMode: requiredText(NO_PAYMENT_MODE).oneOf(WAYBILL_PAYMENT_METHODS, NO_PAYMENT_MODE),
});

/** The whole waybill, as the server checks it. */
export const waybillSchema = waybillSenderSchema
  .concat(waybillReceiverSchema)
  .concat(waybillGoodsSchema)
  .concat(waybillPaymentSchema);
export type WaybillForm = InferType<typeof waybillSchema>;

/** The wizard's steps in order; each is checked before the next one opens. */
export const WAYBILL_STEPS = [
  { title: 'Sender Information', schema: waybillSenderSchema },
  { title: 'Receiver Information', schema: waybillReceiverSchema },
  { title: 'Details of Goods', schema: waybillGoodsSchema },
  { title: 'Payment Info', schema: waybillPaymentSchema },
] as const;

/** Steps drop the fields of other steps from their values, but not from what they were given. */
function originOf({ originalValue }: TestContext<AnyObject>): unknown {
  const given: unknown = originalValue;
  if (typeof given !== 'object' || given === null || !('originTerminal' in given)) return undefined;
  const { originTerminal: origin } = given;
  return typeof origin === 'string' ? origin.trim() : origin;
}
