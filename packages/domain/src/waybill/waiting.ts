import { type Instant, formatDateTime } from '../format';
import { ageText } from '../payment/age';
import type { Waybill } from './waybill';

/** How long a parcel waits to be picked up: `5 days, since 10 Jan 2025, 08:00 AM`; undefined if it does not wait. */
export const waitingText = (
  { waitsSince, voided }: Pick<Waybill, 'waitsSince' | 'voided'>,
  now: Instant,
): string | undefined =>
  waitsSince === undefined || voided
    ? undefined
    : `${ageText(waitsSince, now)}, since ${formatDateTime(waitsSince)}`;
