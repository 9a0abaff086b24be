import type { Trip } from './trip';

/** Builds a trip from Awka to Lagos on the morning of 21 November 2026; `how` overrides its fields. */
export const aTrip = (how: Partial<Trip> = {}): Trip => ({
  id: 'trip-1',
  routeId: 'Awka - Lagos',
  origin: 'Awka',
  destination: 'Lagos',
  travelDate: '2026-11-21T06:00:00.000Z',
  amount: 1_850_000,
  vehicleType: 'Bus',
  vehicleNumber: 'ANB 482 XA',
  driver: 'Emeka Nwosu',
  status: 'Scheduled',
  totalSeats: 14,
  takenSeats: [2, 5],
  ...how,
});
