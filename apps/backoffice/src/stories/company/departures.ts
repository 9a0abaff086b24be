import type { WireDeparture } from '@motorpark/api';
import type { Answers } from '../mockServer';

const departure = (
  id: string,
  destination: string,
  travel_date: string,
  facts: Omit<WireDeparture, 'id' | 'route_id' | 'origin' | 'destination' | 'travel_date' | 'status'> &
    Partial<WireDeparture>,
): WireDeparture => ({
  id,
  route_id: `Awka - ${destination}`,
  origin: 'Awka',
  destination,
  travel_date,
  status: 'Scheduled',
  ...facts,
});

const bus = { vehicle_number: 'ANB 482 XA', vehicle_type: 'Bus', total_seats: 14 };
const coach = { vehicle_number: 'LSR 117 YB', vehicle_type: 'Coach Bus', total_seats: 45 };

/** Awka's board at half past nine: one late, one full, one that has left, one tomorrow. */
export const departures: WireDeparture[] = [
  departure('tr7', 'Lagos', '2025-01-15T06:00:00.000Z', {
    ...coach,
    sold_seats: 45,
    parcels: 7,
    status: 'En-route',
  }),
  departure('tr8', 'Owerri', '2025-01-15T08:10:00.000Z', { ...bus, sold_seats: 9, parcels: 0 }),
  departure('tr1', 'Lagos', '2025-01-15T10:00:00.000Z', { ...bus, sold_seats: 4, parcels: 7 }),
  departure('tr2', 'Abuja', '2025-01-15T12:30:00.000Z', { ...coach, sold_seats: 45, parcels: 2 }),
  departure('tr9', 'Lagos', '2025-01-16T06:00:00.000Z', { ...coach, sold_seats: 3, parcels: 7 }),
];

export const departureAnswers: Answers = {
  getDepartures: { data: departures, next_cursor: null },
  getHallView: { data: { made_at: null } },
  makeHallView: { data: { made_at: '2025-01-15T08:30:00.000Z', key: 'q7Jw3nT0aXh2vYc9' } },
  withdrawHallView: { data: { made_at: null } },
  showHall: { data: { company: 'Motorpark', terminal: 'Awka', departures } },
};
