import { counted } from '@motorpark/domain';
import { MOST_IMPORT_ROWS } from '@motorpark/api';

/** Texts of matching a bank statement with payments (docs/payment.md). */
export const statementMessages = {
  title: 'Bank statement',
  lead: 'Shows which payments it names by reference and amount. You confirm each; nothing of it is kept.',
  file: 'Statement as CSV',
  hint: `As the bank gives it out: a column for the reference (Reference, Session ID, Narration, Remarks) and one for what came in (Credit, Deposit, Amount). At most ${MOST_IMPORT_ROWS.toLocaleString('en-US')} rows and 2 MB.`,
  checking: 'Looking through the statement…',
  checkFailed: 'The statement could not be looked through. Please choose it again.',
  tables: {
    matches: 'Payments that came',
    differing: 'Payments of which another amount came',
    unsuccessful: 'Payments that the bank does not call successful',
    used: 'Rows whose reference was used',
  },
  figures: 'What the statement says',
  matches: 'To confirm',
  differing: 'Another amount came',
  unsuccessful: 'Not successful at the bank',
  used: 'Reference used already',
  unmatched: 'Not awaited here',
  unmatchedNote: 'Money that came for something else',
  read: ({ rows, repeated, passedOver }: Record<'rows' | 'repeated' | 'passedOver', number>) =>
    [
      `${counted(rows, 'row was', 'rows were')} read.`,
      ...(passedOver > 0 ? [`By ${counted(passedOver, 'row')} no money came in.`] : []),
      ...(repeated > 0 ? [`${counted(repeated, 'row names', 'rows name')} a payment again.`] : []),
    ].join(' '),
  noMatches:
    'No row names a payment that is awaited. It is found by the reference that was written down when it was sold.',
  shown: (shown: number, all: number) => `${shown.toLocaleString('en-US')} of ${counted(all, 'row')}`,
  row: (row: number) => `Row ${row.toLocaleString('en-US')}`,
  nothing: 'Nothing',
  noStatus: 'No status',
  own: 'You sold it: a colleague confirms it',
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
    awaited: 'Awaited',
    came: 'Came',
    status: 'Bank’s status',
    reference: 'Reference',
    said: 'On the statement',
    outcome: 'Confirmation',
    usedFor: 'Used for',
    awaitedAgain: 'Awaited again for',
  },
};
