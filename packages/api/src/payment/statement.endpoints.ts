import {
  type WireStatementMatch,
  type WireStatementRow,
  type WireUsedRow,
  statementExtensions,
} from '@motorpark/contract';
import type { AwaitedPayment } from '@motorpark/domain';
import { request } from '../client/connection';
import { inBase64 } from '../client/inBase64';
import { patientWire } from '../client/patientWire';
import { apiFailure } from '../failure/failure';
import { recordOf } from '../reading';
import { readPayment } from './readPayment';

/** A row of a bank's statement, as it stands there. */
export type StatementRow = WireStatementRow;

/** A row that names a payment that somebody waits for. */
export interface StatementMatch extends StatementRow {
  payment: AwaitedPayment;
}

/** A row whose reference a payment was confirmed under before. */
export interface UsedRow extends StatementRow {
  usedFor: string;
  /** What is awaited under it all the same. */
  payment: AwaitedPayment | undefined;
}

/** What a statement says of the payments that somebody waits for. */
export interface Statement {
  rows: number;
  matches: readonly StatementMatch[];
  differing: readonly StatementMatch[];
  /** The first of them; how many there are. */
  used: readonly UsedRow[];
  usedCount: number;
  repeated: number;
  unmatched: number;
  passedOver: number;
}

/** Says which payments a statement names; nothing of it is kept. */
export async function matchStatement(file: Blob): Promise<Statement> {
  const payload = { file: await inBase64(file) };
  const { data } = await request(statementExtensions.matchStatement, { payload, wire: patientWire });
  return {
    rows: data.rows,
    matches: data.matches.map(readMatch),
    differing: data.differing.map(readMatch),
    used: data.used.map(readUsed),
    usedCount: data.used_count,
    repeated: data.repeated,
    unmatched: data.unmatched,
    passedOver: data.passed_over,
  };
}

const readMatch = ({ payment, ...row }: WireStatementMatch): StatementMatch => ({
  ...row,
  payment: readableIn(payment),
});

const readUsed = ({ payment, used_for: usedFor, ...row }: WireUsedRow): UsedRow => ({
  ...row,
  usedFor,
  payment: payment === null ? undefined : readableIn(payment),
});

/** Money is never guessed. */
function readableIn(row: object): AwaitedPayment {
  const payment = readPayment(recordOf(row));
  if (!payment) throw apiFailure({ kind: 'unknown' });
  return payment;
}
