import type { PassengerDetails } from '@motorpark/domain';

/** Who sits in a seat of a trip, with whatever holds for them: their own, or as the first of their ticket has it. */
export interface WirePassenger {
  seat_number: number;
  /** Their ticket: its id, and its number. */
  ticket: string;
  ticket_id: string;
  /** Empty where nobody has said it, like all after it. */
  name: string;
  phone: string;
  address: string;
  next_of_kin_name: string;
  next_of_kin_phone: string;
  /** When they boarded, an instant, and who let them; null while they have not. */
  boarded_at: string | null;
  boarded_by: string | null;
  /** Whether the bus has left without them. */
  no_show: boolean;
}

/** A parcel that a trip takes along. */
export interface WireLoadedParcel {
  /** The waybill's. */
  id: string;
  waybill_number: string;
  destination: string;
  description: string;
  quantity: number;
  /** Null where nobody has weighed it. */
  weight_grams: number | null;
  status: string;
}

/** A trip with everybody who has a seat in it, as it stands. */
export interface WireManifest {
  /** The trip's. */
  id: string;
  version: number;
  route_id: string;
  origin: string;
  destination: string;
  /** An instant. */
  travel_date: string;
  vehicle_number: string;
  vehicle_type: string;
  /** Null where the vehicle has none. */
  driver: string | null;
  driver_phone: string | null;
  status: string;
  total_seats: number;
  /** Whether the company requires address and next of kin of each passenger. */
  details: PassengerDetails;
  /** Whether it leaves from the caller's own terminal, or the caller's terminal is any. */
  is_own: boolean;
  /** What signed codes of tickets are verified with: SubjectPublicKeyInfo in base64, by the number of the key. */
  ticket_keys: { id: number; key: string }[];
  /** Lowest seat first. */
  passengers: WirePassenger[];
  /** What it takes along, in the order in which it was taken in. */
  parcels: WireLoadedParcel[];
}

/** The manifest after somebody boarded, and in which seats. */
export interface WireBoarding extends WireManifest {
  marked: number[];
}
