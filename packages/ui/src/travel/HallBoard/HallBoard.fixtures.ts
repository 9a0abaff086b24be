import type { HallDeparture } from './HallBoard';

const aDeparture = (changes: Partial<HallDeparture>): HallDeparture => ({
  id: changes.travelDate ?? '',
  destination: 'Lagos',
  travelDate: '2025-01-15T10:00:00.000Z',
  vehicleNumber: 'ANB 482 XA',
  vehicleType: 'Bus',
  status: 'Scheduled',
  totalSeats: 14,
  soldSeats: 4,
  boardedSeats: 0,
  ...changes,
});

const CITIES = ['Lagos', 'Abuja', 'Owerri', 'Port Harcourt', 'Enugu', 'Kano', 'Jos', 'Benin City', 'Aba'];

/** A morning with a late, a full and a next-day departure, on two pages. */
export const morning: HallDeparture[] = [
  aDeparture({ destination: 'Owerri', travelDate: '2025-01-15T08:10:00.000Z' }),
  aDeparture({ destination: 'Abuja', travelDate: '2025-01-15T08:55:00.000Z', soldSeats: 14 }),
  ...CITIES.map((destination, place) =>
    aDeparture({ destination, travelDate: `2025-01-15T1${place}:00:00.000Z`, soldSeats: place }),
  ).slice(0, 8),
  aDeparture({ travelDate: '2025-01-16T06:00:00.000Z' }),
];

/** A delayed departure and a cancelled one. */
export const disruptedMorning: HallDeparture[] = [
  aDeparture({ travelDate: '2025-01-15T13:30:00.000Z', delayedFrom: '2025-01-15T09:00:00.000Z' }),
  aDeparture({
    destination: 'Abuja',
    travelDate: '2025-01-15T10:30:00.000Z',
    status: 'Cancelled',
    soldSeats: 0,
  }),
  ...morning.slice(3, 6),
];

export const hostileMorning: HallDeparture[] = [
  aDeparture({
    destination: 'Lagos-Ojota-Ketu-Mile12-Berger-Oshodi-Jibowu-Terminal',
    vehicleNumber: 'ANB482XA/LSR730YD/ABJ119KT/IMO208BN',
    travelDate: '2025-01-14T23:00:00.000Z',
  }),
];
