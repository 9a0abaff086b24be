import { readTrip } from '@motorpark/api';
import { type Fact, TRIP_FIELDS, type Trip, fieldFacts } from '@motorpark/domain';
import { tripName } from './tripName';

/** What people decide by when they send a trip off or delete it. */
const FACTS: readonly Fact<Trip>[] = [
  { label: 'Status', of: ({ status }) => status },
  ...fieldFacts(TRIP_FIELDS, 'routeId', 'travelDate', 'vehicleNumber', 'amount'),
];

/** How a trip that somebody else has changed meanwhile is looked at. */
export const TRIP_LOOKS = { read: readTrip, facts: FACTS, nameOf: tripName };
