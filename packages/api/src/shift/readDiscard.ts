import { DISCARDED_KINDS, type DiscardedSale, SHIFT_METHODS, type ShiftDiscard } from '@motorpark/domain';
import { type Fields, countOf, idOf, instantOf, koboOf, textOf } from '../reading';

/** Parses a discarded sale of a shift; undefined if its kind, payment method or amount cannot be read. */
export function readShiftDiscard(row: Fields, place: number): ShiftDiscard | undefined {
  const kind = DISCARDED_KINDS.find((one) => one === row['kind']);
  const method = SHIFT_METHODS.find((one) => one === row['payment_method']);
  const amount = koboOf(row['amount']);
  if (kind === undefined || method === undefined || amount === undefined) return undefined;
  return {
    id: idOf(row, place),
    kind,
    method,
    amount,
    name: textOf(row['name']) ?? '',
    details: textOf(row['details']) ?? '',
    slips: countOf(row['slips']) ?? 0,
    reason: textOf(row['reason']) ?? '',
    discardedAt: instantOf(row['discarded_at']) ?? '',
  };
}

/** Parses a discarded sale with the further fields that the head office sees. */
export function readDiscardedSale(row: Fields, place = 0): DiscardedSale | undefined {
  const discard = readShiftDiscard(row, place);
  return (
    discard && {
      ...discard,
      refusal: textOf(row['refusal']) ?? '',
      person: textOf(row['person']) ?? '',
      terminal: textOf(row['terminal']) ?? '',
      counter: textOf(row['counter']) ?? '',
      madeAt: instantOf(row['made_at']) ?? '',
      at: instantOf(row['at']) ?? '',
    }
  );
}
