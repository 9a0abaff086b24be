import { type Data, type Nothing, type WireNaira } from './wire';
import { call } from './call';

export interface WireTrip {
  id: string;
  /** The route's readable code, `Awka - Lagos`. */
  route_id: string;
  /** An instant. */
  travel_date: string;
  amount: WireNaira;
  vehicle_type: string;
  vehicle_number: string;
  status: string;
  total_seats: number;
  /** Taken seats. Core servers may send a JSON string. */
  selected_seats: number[] | string;
  available_seats: number[];
  fromTerminal: { name: string };
  toTerminal: { name: string };
  type?: string;
}

/** The core contract can only list trips. */
export const tripCalls = {
  getTrips: call<Nothing, Data<WireTrip[]>>({ method: 'GET', path: '/api/get_trips', who: 'staff' }),
};
