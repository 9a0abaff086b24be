import { type Confirmation, type Erasure, NO_REASON, type SoldRecord, type Voiding } from '@motorpark/domain';
import { readHistory } from '../history/readHistory';
import { type Fields, instantOf, read, recordOf, textOf, versionOf } from '../reading';

const STATUSES: readonly Confirmation['status'][] = ['Awaiting confirmation', 'Confirmed', 'Expired'];

/** Reads what tickets and waybills have in common, but for what each of them names and reads in its own way. */
export const readSold = (
  row: Fields,
): Omit<SoldRecord, 'id' | 'number' | 'status' | 'amount' | 'refunded'> => ({
  version: versionOf(row),
  bookedBy: textOf(read(row, 'booked_by')),
  bookedAt: instantOf(read(row, 'booked_at', 'created_at')),
  confirmation: readConfirmation(row),
  voided: readVoiding(row),
  erased: readErasure(row),
  history: Array.isArray(row['history']) ? readHistory(row) : undefined,
});

/** Reads the confirmation of the payment; undefined if none is needed. */
function readConfirmation(row: Fields): Confirmation | undefined {
  const confirmation = recordOf(row['payment_confirmation']);
  const status = STATUSES.find((one) => one === confirmation['status']);
  return (
    status && {
      status,
      until: instantOf(confirmation['until']) ?? '',
      reference: textOf(confirmation['reference']) ?? '',
    }
  );
}

function readErasure(record: Fields): Erasure | undefined {
  const erased = recordOf(read(record, 'erased'));
  const at = instantOf(erased['at']);
  return at === undefined ? undefined : { at, by: textOf(erased['by']) ?? 'Unknown' };
}

function readVoiding(record: Fields): Voiding | undefined {
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
