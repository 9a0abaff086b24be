import { readTrip } from '@motorpark/api';
import { type Fact, type Trip, formatDateTime, formatNaira } from '@motorpark/domain';
import { tripName } from './tripName';

/** What people decide by when they send a trip off or delete it. */
const FACTS: readonly Fact<Trip>[] = [
  { label: 'Status', of: ({ status }) => status },
  { label: 'Route', of: ({ routeId }) => routeId },
  { label: 'Travel Date', of: ({ travelDate }) => formatDateTime(travelDate) },
  { label: 'Vehicle', of: ({ vehicleNumber }) => vehicleNumber },
  { label: 'Amount', of: ({ amount }) => formatNaira(amount) },
];

/** How a trip that somebody else has changed meanwhile is looked at. */
export const TRIP_LOOKS = { read: readTrip, facts: FACTS, nameOf: tripName };
