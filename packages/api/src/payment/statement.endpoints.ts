import { type Statement, statementExtensions } from '@motorpark/contract';
import { request } from '../backend/connection';
import { inBase64, UPLOAD } from '../http/inBase64';

/** Compares a statement with the payments awaiting confirmation; nothing of it is stored. */
export async function matchStatement(file: Blob): Promise<Statement> {
  const payload = { file: await inBase64(file) };
  return await request(statementExtensions.matchStatement, { payload, settings: UPLOAD });
}
