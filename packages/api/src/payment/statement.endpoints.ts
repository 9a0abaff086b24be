import {
  type WireStatement,
  type WireStatementMatch,
  type WireStatementRow,
  type WireUsedRow,
  awaitedPaymentCodec,
  statementExtensions,
} from '@motorpark/contract';
import type { AwaitedPayment } from '@motorpark/domain';
import { request } from '../backend/connection';
import { inBase64, UPLOAD } from '../http/inBase64';

export type StatementRow = WireStatementRow;

export interface StatementMatch extends StatementRow {
  payment: AwaitedPayment;
}

/** A row whose reference was already used to confirm a payment. */
export interface UsedRow extends StatementRow {
  usedFor: string;
  /** The payment that is nevertheless awaited under the same reference. */
  payment: AwaitedPayment | undefined;
}

/** The lists of rows that name a payment, as on the wire. */
type Lists = Record<'matches' | 'differing' | 'unsuccessful' | 'unclear', readonly StatementMatch[]>;

/** The result of comparing a statement with the payments awaiting confirmation, and with those that were confirmed in its days. */
export interface Statement
  extends Lists, Pick<WireStatement, 'rows' | 'from' | 'to' | 'repeated' | 'unmatched'> {
  /** The first of them; `usedCount` is their total number. */
  used: readonly UsedRow[];
  usedCount: number;
  /** The first of them; `missingCount` is their total number. */
  missing: readonly AwaitedPayment[];
  missingCount: number;
  passedOver: number;
}

/** Compares a statement with the payments awaiting confirmation; nothing of it is stored. */
export async function matchStatement(file: Blob): Promise<Statement> {
  const payload = { file: await inBase64(file) };
  const { data } = await request(statementExtensions.matchStatement, { payload, settings: UPLOAD });
  const { used_count: usedCount, missing_count: missingCount, passed_over: passedOver, ...found } = data;
  return {
    ...found,
    matches: data.matches.map(readMatch),
    differing: data.differing.map(readMatch),
    unsuccessful: data.unsuccessful.map(readMatch),
    unclear: data.unclear.map(readMatch),
    used: data.used.map(readUsed),
    usedCount,
    missing: data.missing.map(awaitedPaymentCodec.read),
    missingCount,
    passedOver,
  };
}

const readMatch = ({ payment, ...row }: WireStatementMatch): StatementMatch => ({
  ...row,
  payment: awaitedPaymentCodec.read(payment),
});

const readUsed = ({ payment, used_for: usedFor, ...row }: WireUsedRow): UsedRow => ({
  ...row,
  usedFor,
  payment: payment === null ? undefined : awaitedPaymentCodec.read(payment),
});
