import { counted } from '@motorpark/domain';
import { MOST_IMPORT_ROWS } from '@motorpark/api';

/** Texts of matching a bank statement with payments (docs/payment.md). */
export const statementMessages = {
  title: 'Bank statement',
  lead: 'Matches the rows with payments by reference and amount. You confirm each payment. The file is not stored.',
  file: 'Statement as CSV',
  hint: `As downloaded from the bank: a column for the reference (Reference, Session ID, Narration, Remarks) and one for the money received (Credit, Deposit, Amount). At most ${MOST_IMPORT_ROWS.toLocaleString('en-US')} rows and 2 MB.`,
  checking: 'Checking the statement…',
  checkFailed: 'The statement could not be checked. Please choose it again.',
  tables: {
    matches: 'Payments received',
    differing: 'Payments with a different amount',
    unsuccessful: 'Payments that are not successful at the bank',
    used: 'Rows with a used reference',
  },
  figures: 'Statement summary',
  matches: 'To confirm',
  differing: 'Different amount',
  unsuccessful: 'Not successful at the bank',
  used: 'Reference already used',
  unmatched: 'Not expected',
  unmatchedNote: 'Money received for something else',
  read: ({ rows, repeated, passedOver }: Record<'rows' | 'repeated' | 'passedOver', number>) =>
    [
      `${counted(rows, 'row was', 'rows were')} read.`,
      ...(passedOver > 0 ? [`${counted(passedOver, 'row')} brought no money in.`] : []),
      ...(repeated > 0 ? [`${counted(repeated, 'row names', 'rows name')} a payment again.`] : []),
    ].join(' '),
  noMatches:
    'No row matches a payment that is waiting. Payments are matched by the reference entered at the sale.',
  shown: (shown: number, all: number) => `${shown.toLocaleString('en-US')} of ${counted(all, 'row')}`,
  row: (row: number) => `Row ${row.toLocaleString('en-US')}`,
  nothing: 'Nothing',
  noStatus: 'No status',
  own: 'You made this sale, so a colleague must confirm it',
  toConfirm: 'Not confirmed yet',
  notConfirmed: 'It was not confirmed.',
  confirmTicked: (count: number) => (count === 0 ? 'Confirm' : `Confirm ${counted(count, 'payment')}`),
  confirming: 'Confirming…',
  tickAll: 'Tick all',
  tickNone: 'Untick all',
  confirmed: (count: number) => `${counted(count, 'payment is', 'payments are')} confirmed.`,
  notAll: (count: number) => `${counted(count, 'payment was', 'payments were')} not confirmed.`,
  columns: {
    tick: 'Tick',
    number: 'Number',
    payer: 'Payer',
    awaited: 'Expected',
    came: 'Received',
    status: 'Bank’s status',
    reference: 'Reference',
    said: 'On the statement',
    outcome: 'Confirmation',
    usedFor: 'Used for',
    awaitedAgain: 'Now expected for',
  },
};
