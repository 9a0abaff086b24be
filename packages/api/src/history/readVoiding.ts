import { NO_REASON, type Voiding } from '@motorpark/domain';
import { instantOf, read, recordOf, textOf, type Fields } from '../reading';

/** Reads who voided a ticket or waybill, when and why; undefined while it is valid. */
export function readVoiding(record: Fields): Voiding | undefined {
  const voided = recordOf(read(record, 'voided'));
  const at = instantOf(voided['at']);
  if (at === undefined) return undefined;
  return {
    by: textOf(voided['by']) ?? 'Unknown',
    terminal: textOf(voided['terminal']),
    at,
    reason: textOf(voided['reason']) ?? NO_REASON,
  };
}
