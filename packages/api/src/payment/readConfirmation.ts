import type { Confirmation } from '@motorpark/domain';
import { type Fields, instantOf, recordOf, textOf } from '../reading';

const STATUSES: readonly Confirmation['status'][] = ['Awaiting confirmation', 'Confirmed', 'Expired'];

/** Reads the confirmation of a ticket's or waybill's payment; undefined if none is needed. */
export function readConfirmation(row: Fields): Confirmation | undefined {
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
