import { formatDateTime } from '../format';
import type { Confirmation } from './payment';

/** Describes the state of a payment for overviews and receipts. */
export function confirmationInWords({ status, until, reference }: Confirmation): string {
  switch (status) {
    case 'Awaiting confirmation':
      return `Awaiting confirmation until ${formatDateTime(until)}`;
    case 'Confirmed':
      return `Confirmed, ${reference}`;
    case 'Expired':
      return `Not confirmed by ${formatDateTime(until)}`;
    case 'Withdrawn':
      return 'Paid otherwise';
  }
}
