import type { Erasure } from '@motorpark/domain';
import { type Fields, instantOf, read, recordOf, textOf } from '../reading';

/** Reads when the personal data of a ticket or waybill was erased; undefined if it was not. */
export function readErasure(record: Fields): Erasure | undefined {
  const erased = recordOf(read(record, 'erased'));
  const at = instantOf(erased['at']);
  return at === undefined ? undefined : { at, by: textOf(erased['by']) ?? 'Unknown' };
}
