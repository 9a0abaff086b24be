import { type AnyObject, type InferType, object, type TestContext } from 'yup';
import {
  DAY,
  type DraftOf,
  NAIRA_FROM_ZERO,
  PHONE,
  TEXT,
  type ToldOf,
  type ValuesOf,
  choice,
  rulesOf,
} from '../field';
import { isDay, koboTyped } from '../format';
import { amountFault, customerPhone, isOwnServer, optionalText, requiredName, requiredText } from '../rules';
import { MOST_PIECES, PIECES, WEIGHT, parseQuantity, parseWeight } from './figures';

export const WAYBILL_PAYMENT_METHODS = ['Bank transfer/USSD', 'Cash', 'Debit card/POS'] as const;
export type WaybillPaymentMethod = (typeof WAYBILL_PAYMENT_METHODS)[number];

const NO_PAYMENT_METHOD = 'Choose payment mode.';
/** The most that a description may have: everywhere, and on our own server. */
const LONGEST_DESCRIPTION = 500;
const LONGEST_OWN_DESCRIPTION = 200;
/** An earlier day has a slip in its year. */
const EARLIEST = '1900-01-01';

const isLeftOut = (text: string | undefined): text is undefined | '' => text === undefined || text === '';

/** False, or what there is to say of an amount that has too many digits. */
function faultOf(amount: string, { createError }: TestContext<AnyObject>) {
  const kobo = koboTyped(amount);
  const message = Number.isNaN(kobo) ? undefined : amountFault(kobo);
  return message === undefined ? false : createError({ message });
}

/**
 * Step 1 of the waybill wizard. There is no format of e-mails, and no bound of numbers (docs/waybill.md); but what is a number must be
 * one, or nobody could add it up. Where our own server takes it (`isOwnServer` of the context) phones are checked, a charge is
 * above zero, and a sender needs no e-mail.
 */
const SENDER = {
  senderName: {
    label: 'Sender name',
    inForm: 'Sender Name',
    kind: TEXT,
    rule: requiredName('Sender name is required.'),
  },
  senderPhone: {
    label: 'Sender phone',
    inForm: 'Phone Number',
    kind: PHONE,
    rule: customerPhone('Phone number is required.'),
  },
  originTerminalId: {
    label: 'Origin terminal',
    inForm: 'Origin Terminal',
    kind: TEXT,
    rule: requiredText('Please select an origin terminal.'),
  },
  senderAddress: {
    label: 'Sender address',
    inForm: 'Address',
    kind: TEXT,
    rule: requiredText('Address is required.'),
  },
  senderEmail: {
    label: 'Sender email',
    inForm: 'Email',
    kind: TEXT,
    rule: optionalText().test(
      'there',
      'Email is required.',
      (email, { options }) => email !== '' || isOwnServer(options),
    ),
  },
  bookDate: {
    label: 'Booking date',
    inForm: 'Booking Date',
    kind: DAY,
    rule: requiredText('Booking date is required.').test(
      'day',
      'Please enter a valid booking date.',
      (day) => isLeftOut(day) || (isDay(day) && day >= EARLIEST),
    ),
  },
} as const;

/** Step 2. */
const RECEIVER = {
  receiverName: {
    label: 'Receiver name',
    inForm: 'Receiver Name',
    kind: TEXT,
    rule: requiredName('Receiver name is required.'),
  },
  receiverPhone: {
    label: 'Receiver phone',
    inForm: 'Phone Number',
    kind: PHONE,
    rule: customerPhone('Receiver phone is required.'),
  },
  destinationTerminalId: {
    label: 'Destination terminal',
    inForm: 'Destination Terminal',
    kind: TEXT,
    rule: requiredText('Please select a destination.'),
  },
} as const;

/** Step 3. */
const GOODS = {
  description: {
    label: 'Description',
    kind: TEXT,
    rule: requiredText('Description is required.', LONGEST_DESCRIPTION).test(
      'own length',
      `At most ${LONGEST_OWN_DESCRIPTION} characters.`,
      (text, { options }) => !isOwnServer(options) || (text?.length ?? 0) <= LONGEST_OWN_DESCRIPTION,
    ),
  },
  quantity: {
    label: 'Quantity',
    kind: PIECES,
    rule: requiredText('Quantity is required.')
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
  },
  weight: {
    label: 'Weight (kg)',
    inForm: 'Weight',
    kind: WEIGHT,
    isOptional: true,
    rule: optionalText().test(
      'kilograms',
      'Weight must be in kilograms, such as 12.5, or left empty.',
      (weight) => isLeftOut(weight) || parseWeight(weight) !== undefined,
    ),
  },
  worth: {
    label: 'Goods worth',
    inForm: 'Worth of Goods',
    kind: NAIRA_FROM_ZERO,
    rule: requiredText('Goods worth is required.').test(
      'naira',
      'Goods worth must be an amount in naira, such as 40,000.',
      (worth, context) =>
        isLeftOut(worth) || NAIRA_FROM_ZERO.parse(worth) !== undefined || faultOf(worth, context),
    ),
  },
  handlingInstructions: {
    label: 'Handling instructions',
    inForm: 'Handling Instructions',
    kind: TEXT,
    rule: requiredText('Handling instructions are required.'),
  },
} as const;

/** Step 4. */
const PAYMENT = {
  amount: {
    label: 'Amount paid',
    inForm: 'Amount Paid',
    kind: NAIRA_FROM_ZERO,
    rule: requiredText('Enter an amount.').test('naira', (amount, context) => {
      if (isLeftOut(amount)) return true;
      const charge = NAIRA_FROM_ZERO.parse(amount) ?? -1;
      const isOwn = isOwnServer(context.options);
      if (isOwn ? charge > 0 : charge >= 0) return true;
      const fault = faultOf(amount, context);
      if (fault) return fault;
      return context.createError({
        message: `Enter an amount in naira${isOwn ? ' above zero' : ''}, such as 3,500.`,
      });
    }),
  },
  paymentMethod: {
    label: 'Payment mode',
    inForm: 'Payment Mode',
    kind: choice(WAYBILL_PAYMENT_METHODS),
    rule: requiredText(NO_PAYMENT_METHOD).oneOf(WAYBILL_PAYMENT_METHODS, NO_PAYMENT_METHOD),
  },
} as const;

/** All that a waybill says of a parcel, in the order of its wizard. */
export const WAYBILL_FIELDS = { ...SENDER, ...RECEIVER, ...GOODS, ...PAYMENT };
export type WaybillFields = typeof WAYBILL_FIELDS;

/** The same as our own server keeps it: `quantity` in pieces, `weight` in grams, money in kobo. */
export type WaybillValues = ValuesOf<WaybillFields>;
/** The same as read from any server: `quantity` and `weight` (in kilograms) as written, money in kobo. */
export type WaybillTold = ToldOf<WaybillFields>;
/** The same as a clerk has typed it so far. */
export type WaybillDraft = DraftOf<WaybillFields>;

/** The same message on the form and from the server. */
export const SAME_TERMINAL = 'Origin and destination must be two different terminals.';

const receiverSchema = object(rulesOf(RECEIVER)).test('somewhere', ({ destinationTerminalId }, context) =>
  !destinationTerminalId || destinationTerminalId !== originOf(context)
    ? true
    : context.createError({ path: 'destinationTerminalId', message: SAME_TERMINAL }),
);

/** The wizard's steps in order; each is checked, with the whole form, before the next one opens. */
export const WAYBILL_STEPS = [
  { title: 'Sender Information', fields: SENDER, schema: object(rulesOf(SENDER)) },
  { title: 'Receiver Information', fields: RECEIVER, schema: receiverSchema },
  { title: 'Details of Goods', fields: GOODS, schema: object(rulesOf(GOODS)) },
  { title: 'Payment Info', fields: PAYMENT, schema: object(rulesOf(PAYMENT)) },
] as const;

/** The whole waybill, as the server checks it. */
export const waybillSchema = WAYBILL_STEPS[0].schema
  .concat(receiverSchema)
  .concat(WAYBILL_STEPS[2].schema)
  .concat(WAYBILL_STEPS[3].schema);
export type WaybillForm = InferType<typeof waybillSchema>;

/** Steps drop the fields of other steps from their values, but not from what they were given. */
function originOf({ originalValue }: TestContext<AnyObject>): unknown {
  const given: unknown = originalValue;
  if (typeof given !== 'object' || given === null || !('originTerminalId' in given)) return undefined;
  const { originTerminalId: origin } = given;
  return typeof origin === 'string' ? origin.trim() : origin;
}
