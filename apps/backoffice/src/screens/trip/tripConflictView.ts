import { tripCodec } from '@motorpark/api';
import { type Fact, TRIP_FIELDS, type Trip, fieldFacts, tripName } from '@motorpark/domain';

/** The facts shown when a conflict is decided while a trip departs or is deleted. */
const FACTS: readonly Fact<Trip>[] = [
  { label: 'Status', of: ({ status }) => status },
  ...fieldFacts(TRIP_FIELDS, 'routeId', 'travelDate', 'vehicleNumber', 'amount'),
];

/** How the conflict dialog reads and shows a trip that somebody else has changed. */
export const TRIP_CONFLICT_VIEW = { read: tripCodec.read, facts: FACTS, nameOf: tripName };
