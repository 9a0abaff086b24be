import type { Trip } from '../trip';
import type { Departure } from './departure';
import type { Manifest } from './manifest';

/** Returns what a departure or a manifest knows of its trip; used until the complete trip has loaded. */
export const asTrip = (known: Departure | Manifest, takenSeats: number[] = []): Trip => ({
  id: known.id,
  routeId: known.routeId,
  origin: known.origin,
  destination: known.destination,
  travelDate: known.travelDate,
  vehicleNumber: known.vehicleNumber,
  vehicleType: known.vehicleType,
  status: known.status,
  totalSeats: known.totalSeats,
  amount: 0,
  takenSeats,
});
