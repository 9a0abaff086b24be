import type { Trip } from '@motorpark/domain';

/** Returns a trip with seats to sell, with the given changes. */
export const aTrip = (changes: Partial<Trip> = {}): Trip => ({
  id: '91',
  routeId: 'Awka - Lagos',
  origin: 'Awka',
  destination: 'Lagos',
  travelDate: '2025-01-16T06:00:00.000Z',
  amount: 1_850_000,
  vehicleType: 'Coach Bus',
  vehicleNumber: 'ANB 482 XA',
  status: 'Scheduled',
  totalSeats: 18,
  takenSeats: [3, 8, 13, 14],
  ...changes,
});

export const hostileTrip = aTrip({
  origin: 'Nnewi Nkwo Triangle International Motor Park',
  destination: 'Lagos-Ojota-Ketu-Mile12-Berger-Oshodi-Jibowu-Terminal',
  vehicleNumber: 'ANB482XA/LSR730YD/ABJ119KT/IMO208BN',
  vehicleType: 'Coach Bus with air-conditioning and a lavatory',
  totalSeats: 59,
});
