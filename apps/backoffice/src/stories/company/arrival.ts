import type { WireLoadedParcel, WireManifest, WireReceiving } from '@motorpark/api';
import type { Answers } from '../mockServer';
import { manifest } from './departures';

/** A parcel's number, description, number of pieces, and status once its bus is under way. */
const PARCELS = [
  ['WB-7QF3XM-K', 'A carton of textbooks', 2, 'Delivered'],
  ['WB-5NP8WZ-4', 'Spare parts of a generator, wrapped in sacking', 1, 'On-Transit'],
  ['WB-H6QV3J-A', 'Two rolls of Ankara', 1, 'Picked Up'],
  ['WB-8CEW5F-M', 'Medicines', 3, 'On-Transit'],
] as const;

const parcels = (hasLeft: boolean): WireLoadedParcel[] =>
  PARCELS.map(([waybill_number, description, quantity, status]) => ({
    id: waybill_number,
    waybill_number,
    destination: 'Awka',
    receiver_name: 'Ada Stores',
    receiver_number: '08160224519',
    description,
    quantity,
    weight_grams: 12_500,
    status: hasLeft ? status : 'Pending',
  }));

/** The bus from Lagos, of whose four parcels two were received; one of them was picked up since. */
export const arriving: WireManifest = {
  ...manifest,
  route_id: 'Lagos - Awka',
  origin: 'Lagos',
  destination: 'Awka',
  travel_date: '2025-01-15T00:10:00.000Z',
  status: 'En-route',
  is_own: false,
  parcels: parcels(true),
};

/** The same bus before it left. */
export const notLeft: WireManifest = { ...arriving, status: 'Scheduled', parcels: parcels(false) };

/** One parcel of that bus was received. */
export const receiving: WireReceiving = {
  ...arriving,
  received: {
    id: 'WB-7QF3XM-K',
    version: 3,
    waybill_number: 'WB-7QF3XM-K',
    sender_name: 'Kemi Fashions',
    sender_number: '08034127781',
    receiver_name: 'Ada Stores',
    receiver_number: '08160224519',
    description: 'Bales of lace',
    quantity: '2',
    weight: '40',
    amount: 9_500,
    worth_of_goods: 85_000,
    book_date: '2025-01-14',
    status: 'Delivered',
    original_terminal_name: 'Lagos',
    original_terminal_id: 't2',
    destination_terminal_name: 'Awka',
    destination_terminal_id: 't1',
    booked_by: 'Tunde Bakare',
    booked_at: '2025-01-14T08:00:00.000Z',
  },
  is_over: false,
  listed_on: null,
};

export const arrivalAnswers: Answers = { receiveParcel: { data: receiving } };
