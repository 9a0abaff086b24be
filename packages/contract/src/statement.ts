import type { WireAwaitedPayment } from './payment';
import { post } from './call';
import type { Data } from './wire';

/** Maximum number of rows with a used reference, and of missing payments, that are listed individually. */
export const MOST_USED_ROWS = 100;

export interface StatementPayload {
  /** The unchanged CSV file, in base64. */
  file: string;
}

/** A row of a bank statement with incoming money, with its texts unchanged. */
export interface WireStatementRow {
  /** The row number as in a spreadsheet: the first line of the file is 1. */
  row: number;
  date: string;
  text: string;
  amount: string;
  /** The bank's status of the payment; empty if the bank states none. */
  status: string;
  /** The cell, with its heading, that may say that no money came: `Flow: OUTBOUND`; empty if all is understood. */
  unclear: string;
  /** The reference by which the payment was found. */
  reference: string;
}

export interface WireStatementMatch extends WireStatementRow {
  payment: WireAwaitedPayment;
}

/** A row whose reference already confirmed another payment. */
export interface WireUsedRow extends WireStatementRow {
  /** The payment that it confirmed: `Ticket TK-7QF3XM-K`. */
  used_for: string;
  /** A payment that awaits confirmation under the same reference; null if there is none. */
  payment: WireAwaitedPayment | null;
}

export interface WireStatement {
  /** Number of rows that are not blank, without the headings. */
  rows: number;
  /** Rows that match a payment by reference and amount. They do not confirm it by themselves. */
  matches: WireStatementMatch[];
  /** Rows that match a payment only by reference: the amount differs. */
  differing: WireStatementMatch[];
  /** Rows that name a payment of which the bank does not say that it was successful. They confirm nothing. */
  unsuccessful: WireStatementMatch[];
  /** Rows that name a payment of which nobody can tell whether it came. They confirm nothing. */
  unclear: WireStatementMatch[];
  /** Rows with a used reference before; those with an awaited payment come first. */
  used: WireUsedRow[];
  /** Number of all such rows. */
  used_count: number;
  /** The first and the last day of the statement; empty if its dates cannot be read. */
  from: string;
  to: string;
  /** The first payments that were sold and confirmed in these days, and that no row brought. */
  missing: WireAwaitedPayment[];
  /** Number of all such payments. */
  missing_count: number;
  /** Number of rows that repeat the payment of an earlier row. */
  repeated: number;
  /** Number of rows with incoming money that match no awaited payment. */
  unmatched: number;
  /** Number of rows without incoming money, the unsuccessful and unclear ones included. */
  passed_over: number;
}

/** Compares a bank statement with the payments that await confirmation (docs/payment.md). */
export const statementExtensions = {
  /** Returns the payments that a statement refers to; stores nothing. */
  matchStatement: post<StatementPayload, Data<WireStatement>>('/api/match_statement', {
    does: 'payment.confirm',
  }),
};
