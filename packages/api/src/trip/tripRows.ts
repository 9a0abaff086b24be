import { CALLS } from '@motorpark/contract';
import { dayOfInstant } from '../client/dayOf';
import { rowsOfCall } from '../client/rowsOfCall';
import { readTrip } from './readTrip';

/** All that the list of trips shows, to be searched and sorted. */
export const tripRows = rowsOfCall({
  list: 'trips',
  call: CALLS.getTrips,
  read: readTrip,
  shownBy: (trip) => ({
    texts: [trip.routeId, trip.origin, trip.destination, trip.vehicleType],
    codes: [trip.vehicleNumber],
  }),
  sorts: {
    travelDate: { onWire: 'travel_date', of: ({ travelDate }) => travelDate || undefined },
  },
  dayOf: ({ travelDate }) => dayOfInstant(travelDate),
});
