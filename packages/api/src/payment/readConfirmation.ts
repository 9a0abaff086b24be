import type { Confirmation } from '@motorpark/domain';
import { type Fields, instantOf, recordOf, textOf } from '../reading';

const STATUSES: readonly Confirmation['status'][] = ['Awaiting confirmation', 'Confirmed', 'Expired'];

/** How the payment of a ticket or waybill stands; undefined where nobody has to see its money. */
export function readConfirmation(row: Fields): Confirmation | undefined {
  const told = recordOf(row['payment_confirmation']);
  const status = STATUSES.find((one) => one === told['status']);
  return (
    status && { status, until: instantOf(told['until']) ?? '', reference: textOf(told['reference']) ?? '' }
  );
}
