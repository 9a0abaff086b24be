import { changeCodec } from '@motorpark/contract';
import type { Change } from '@motorpark/domain';
import type { Fields } from '../reading';

/** Reads a record's history, oldest first; empty if the server records none. */
export function readHistory(record: Fields): Change[] {
  const lines: unknown = record['history'];
  return Array.isArray(lines) ? lines.map(changeCodec.read) : [];
}
