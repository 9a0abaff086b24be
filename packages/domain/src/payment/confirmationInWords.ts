import { formatDateTime, type Region } from '../format';
import type { Confirmation } from './payment';

/** Describes the state of a payment for overviews and receipts. */
export function confirmationInWords({ status, until, reference }: Confirmation, region?: Region): string {
  switch (status) {
    case 'Awaiting confirmation':
      return `Awaiting confirmation until ${formatDateTime(until, region)}`;
    case 'Confirmed':
      return `Confirmed, ${reference}`;
    case 'Expired':
      return `Not confirmed by ${formatDateTime(until, region)}`;
    case 'Withdrawn':
      return 'Paid otherwise';
  }
}
