import { type AwaitedPayment, counted, formatPaymentMethod } from '@motorpark/domain';

/** Texts of payments to confirm (docs/payment.md). */
export const messages = {
  title: 'Payments to confirm',
  back: { admin: 'Till', super_admin: 'Shifts' },
  toStatement: 'Bank statement',
  byStatus: 'Payments by status',
  search: 'Search payments',
  searchHint: 'Finds payments by number, payer, reference, terminal, counter or seller',
  empty: 'There are no bank transfers or card payments to confirm',
  given: (reference: string) => `Given: ${reference}`,
  confirmsItself: (provider: string) => `${provider} confirms it`,
  byColleague: 'A colleague confirms your sale',
  byHand: (reason: string) => `By hand: ${reason}`,
  waits: (age: string) => `${age} ago`,
  confirm: {
    button: 'Confirm',
    title: (number: string) => `Confirm ${number}`,
    submit: 'Confirm',
    done: 'The payment is confirmed.',
    reference: 'From the bank alert or the slip',
    whyByHand: 'Such as: paid to the company’s old account',
    referenceHint: 'A reference is used once.',
    given: (reference: string) => `A reference is used once. The customer gave ${reference}.`,
    awaited: ({ payer, method }: Pick<AwaitedPayment, 'payer' | 'method'>, amount: string) =>
      `${amount} from ${payer} is not confirmed yet: ${formatPaymentMethod(method)}.`,
  },
  show: { ticket: 'Show ticket', waybill: 'Show waybill' },
  expired: {
    bar: (count: number) => `${counted(count, 'sale was', 'sales were')} not paid in time.`,
    barText: 'They are void, and their seats are free.',
    barLink: 'Show',
    title: (number: string) => `${number} is void`,
    text: ({ payer, method }: Pick<AwaitedPayment, 'payer' | 'method'>, amount: string, until: string) =>
      `${amount} from ${payer} (${formatPaymentMethod(method)}) was not confirmed by ${until}.`,
    know: 'OK',
  },
};
