import { answering, data } from './answer';
import { post } from './call';
import { type ReadOf, type WireOf, count, list, orNull, text } from './codec';
import { awaitedPaymentCodec } from './payment';
import { record } from './record';

/** Maximum number of rows with a used reference, and of missing payments, that are listed individually. */
export const MOST_USED_ROWS = 100;

export interface StatementPayload {
  /** The unchanged CSV file, in base64. */
  file: string;
}

/** A row of a bank statement with incoming money, with its texts unchanged. */
const ROW = {
  /** The row number as in a spreadsheet: the first line of the file is 1. */
  row: count,
  date: text,
  text,
  amount: text,
  /** The bank's status of the payment; empty if the bank states none. */
  status: text,
  /** The cell, with its heading, that may say that no money came: `Flow: OUTBOUND`; empty if all is understood. */
  unclear: text,
  /** The reference by which the payment was found. */
  reference: text,
};
const rowCodec = record(ROW);
export type StatementRow = ReadOf<typeof rowCodec>;

const matchCodec = record({ ...ROW, payment: awaitedPaymentCodec });
export type StatementMatch = ReadOf<typeof matchCodec>;
export type WireStatementMatch = WireOf<typeof matchCodec>;

/** A row whose reference already confirmed another payment. */
const usedRowCodec = record({
  ...ROW,
  /** The payment that it confirmed: `Ticket TK-7QF3XM-K`. */
  usedFor: text,
  /** A payment that awaits confirmation under the same reference; null if there is none. */
  payment: orNull(awaitedPaymentCodec),
});
export type UsedRow = ReadOf<typeof usedRowCodec>;
export type WireUsedRow = WireOf<typeof usedRowCodec>;

/** The result of comparing a statement with the payments that await confirmation, and with those that were confirmed in its days. */
const statementCodec = record({
  /** Number of rows that are not blank, without the headings. */
  rows: count,
  /** Rows that match a payment by reference and amount. They do not confirm it by themselves. */
  matches: list(matchCodec),
  /** Rows that match a payment only by reference: the amount differs. */
  differing: list(matchCodec),
  /** Rows that name a payment of which the bank does not say that it was successful. They confirm nothing. */
  unsuccessful: list(matchCodec),
  /** Rows that name a payment of which nobody can tell whether it came. They confirm nothing. */
  unclear: list(matchCodec),
  /** Rows with a used reference before; those with an awaited payment come first. */
  used: list(usedRowCodec),
  /** Number of all such rows. */
  usedCount: count,
  /** The first and the last day of the statement; empty if its dates cannot be read. */
  from: text,
  to: text,
  /** The first payments that were sold and confirmed in these days, and that no row brought. */
  missing: list(awaitedPaymentCodec),
  /** Number of all such payments. */
  missingCount: count,
  /** Number of rows that repeat the payment of an earlier row. */
  repeated: count,
  /** Number of rows with incoming money that match no awaited payment. */
  unmatched: count,
  /** Number of rows without incoming money, the unsuccessful and unclear ones included. */
  passedOver: count,
});
export type Statement = ReadOf<typeof statementCodec>;
export type WireStatement = WireOf<typeof statementCodec>;

/** Compares a bank statement with the payments that await confirmation (docs/payment.md). */
export const statementExtensions = {
  /** Returns the payments that a statement refers to; stores nothing. */
  matchStatement: answering(
    data(statementCodec),
    post<StatementPayload>('/api/match_statement', { does: 'payment.confirm' }),
  ),
};
