import type { PassengerDetails } from '@motorpark/domain';
import type { WireWaybillRow } from './waybill';

/** The passenger in one seat of a trip, with the details that apply to them: their own, otherwise those of the ticket's traveler. */
export interface WirePassenger {
  seat_number: number;
  /** The ticket's id; `ticket_id` is its number. */
  ticket: string;
  ticket_id: string;
  /** Empty if it was not given, like the fields below. */
  name: string;
  phone: string;
  address: string;
  next_of_kin_name: string;
  next_of_kin_phone: string;
  /** `child`, or empty for an adult. */
  kind: string;
  /** The infants on laps of the ticket's passengers, at its first passenger; empty if there are none. */
  infants: string;
  /** When the passenger boarded, an instant, and the user who boarded them; null until then. */
  boarded_at: string | null;
  boarded_by: string | null;
  /** Whether the bus left without the passenger. */
  no_show: boolean;
}

export interface WireLoadedParcel {
  /** The waybill's id. */
  id: string;
  waybill_number: string;
  destination: string;
  description: string;
  quantity: number;
  /** Null if it was not weighed. */
  weight_grams: number | null;
  status: string;
}

/** A trip with all its passengers, in its current state. */
export interface WireManifest {
  /** The trip's id. */
  id: string;
  version: number;
  route_id: string;
  origin: string;
  destination: string;
  /** An instant. */
  travel_date: string;
  vehicle_number: string;
  vehicle_type: string;
  /** Who drives the trip; of one that has left as it was then. Null if nobody was entered, or if it was not recorded. */
  driver: string | null;
  driver_phone: string | null;
  second_driver?: string | null;
  second_driver_phone?: string | null;
  status: string;
  /** Whether the trip is cancelled and may run again, because it was to run for nobody. */
  can_run_again?: boolean;
  total_seats: number;
  /** Whether the company requires address and next of kin of each passenger. */
  details: PassengerDetails;
  /** Whether the trip leaves from the caller's own terminal; always true for callers who act for every terminal. */
  is_own: boolean;
  /** The public keys that verify signed ticket codes: SubjectPublicKeyInfo in base64, with the number of the key. */
  ticket_keys: { id: number; key: string }[];
  /** Sorted by seat, lowest first. */
  passengers: WirePassenger[];
  /** The parcels loaded onto the trip, in the order in which they were taken in. */
  parcels: WireLoadedParcel[];
}

/** The manifest after a boarding; `marked` are the seats that boarded. */
export interface WireBoarding extends WireManifest {
  marked: number[];
}

export interface WireReceiving extends WireManifest {
  received: WireWaybillRow;
  /** Whether it was not loaded onto this trip. */
  is_over: boolean;
  /** The trip that it was loaded onto, as histories describe it; null if none. */
  listed_on: string | null;
}
