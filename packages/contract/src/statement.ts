import type { WireAwaitedPayment } from './payment';
import { post } from './call';
import type { Data } from './wire';

/** How many rows of a statement whose reference was used before are listed one by one. */
export const MOST_USED_ROWS = 100;

export interface StatementPayload {
  /** The CSV file as it is, in base64. */
  file: string;
}

/** A row of a bank's statement by which money came in, as it stands there. */
export interface WireStatementRow {
  /** As a spreadsheet counts: the first line of the file is 1. */
  row: number;
  date: string;
  /** What the bank says of it. */
  text: string;
  amount: string;
  /** Under which reference it was found. */
  reference: string;
}

/** A row that names a payment that somebody waits for. */
export interface WireStatementMatch extends WireStatementRow {
  payment: WireAwaitedPayment;
}

/** A row whose reference a payment was confirmed under before. */
export interface WireUsedRow extends WireStatementRow {
  /** That payment: `Ticket TK-7QF3XM-K`. */
  used_for: string;
  /** What is awaited under the same reference all the same; null where nothing is. */
  payment: WireAwaitedPayment | null;
}

export interface WireStatement {
  /** Rows that hold anything, below the headings. */
  rows: number;
  /** By reference and amount. Nothing is confirmed by them. */
  matches: WireStatementMatch[];
  /** By reference alone: another amount came. */
  differing: WireStatementMatch[];
  /** Those under whose reference something is awaited in front. */
  used: WireUsedRow[];
  /** All of them. */
  used_count: number;
  /** Rows that name again what a row above them names. */
  repeated: number;
  /** Rows by which money came in that name nothing that is awaited. */
  unmatched: number;
  /** Rows by which no money came in. */
  passed_over: number;
}

/** A bank's statement beside the payments that somebody waits for (docs/payment.md). */
export const statementExtensions = {
  /** Says which payments a statement names; nothing of it is kept. */
  matchStatement: post<StatementPayload, Data<WireStatement>>('/api/match_statement', {
    does: 'payment.confirm',
    capability: 'payments.statement',
  }),
};
