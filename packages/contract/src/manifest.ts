import {
  type LoadedParcel,
  type Manifest,
  type ManifestLine,
  PASSENGER_DETAILS,
  PASSENGER_KINDS,
  infantsIn,
} from '@motorpark/domain';
import { answering, data } from './answer';
import { get, put } from './call';
import {
  type Codec,
  type WireOf,
  count,
  flag,
  instant,
  list,
  oneOf,
  optional,
  orEmpty,
  orNull,
  text,
} from './codec';
import { type FieldsOf, as, record } from './record';
import { waybillRowCodec } from './waybill';
import type { Nothing } from './wire';

/** Names in one text, with commas; empty if there are none. */
const names: Codec<string[], string> = {
  read: (wire) => infantsIn(text.read(wire)),
  write: (kept) => kept.join(', '),
};

/** The passenger in one seat of a trip, with the details that apply to them: their own, otherwise those of the ticket's traveler; empty if they were not given. */
const passengerCodec = record({
  seat: as('seat_number', count),
  /** `ticket_id` is the ticket's number. */
  ticketId: as('ticket', text),
  ticketNumber: as('ticket_id', text),
  name: text,
  phone: text,
  address: text,
  nextOfKinName: text,
  nextOfKinPhone: text,
  kind: orEmpty(oneOf(PASSENGER_KINDS)),
  infants: names,
  accompaniedBy: optional(text),
  aloneReason: optional(text),
  luggage: optional(count),
  boardedAt: orNull(instant),
  boardedBy: orNull(text),
  isNoShow: as('no_show', flag),
} satisfies FieldsOf<ManifestLine>);
export type WirePassenger = WireOf<typeof passengerCodec>;

const loadedParcelCodec = record({
  id: text,
  number: as('waybill_number', text),
  destination: text,
  receiverName: optional(text),
  receiverPhone: as('receiver_number', optional(text)),
  description: text,
  quantity: count,
  weight: as('weight_grams', orNull(count)),
  status: text,
} satisfies FieldsOf<LoadedParcel>);
export type WireLoadedParcel = WireOf<typeof loadedParcelCodec>;

/** A trip with all its passengers, in its current state. */
const manifestCodec = record({
  id: text,
  version: count,
  routeId: text,
  origin: text,
  destination: text,
  travelDate: instant,
  vehicleNumber: text,
  vehicleType: text,
  /** Who drives the trip; of one that has left as it was then. Null if nobody was entered, or if it was not recorded. */
  driver: orNull(text),
  driverPhone: orNull(text),
  secondDriver: orNull(text),
  secondDriverPhone: orNull(text),
  status: text,
  canRunAgain: flag,
  totalSeats: count,
  details: oneOf(PASSENGER_DETAILS),
  /** Whether the trip leaves from the caller's own terminal; always true for callers who act for every terminal. */
  isOwn: flag,
  /** The public keys that verify signed ticket codes: SubjectPublicKeyInfo in base64, with the number of the key. */
  ticketKeys: list(record({ id: count, key: text })),
  passengers: list(passengerCodec),
  luggageSeats: optional(count),
  parcels: list(loadedParcelCodec),
} satisfies FieldsOf<Manifest>);
export type WireManifest = WireOf<typeof manifestCodec>;

/** The manifest after a boarding; `marked` are the seats that boarded. */
const boardingCodec = record({ ...manifestCodec.fields, marked: list(count) });
export type WireBoarding = WireOf<typeof boardingCodec>;

const receivingCodec = record({
  ...manifestCodec.fields,
  received: waybillRowCodec,
  /** Whether it was not loaded onto this trip. */
  isOver: flag,
  /** The trip that it was loaded onto, as histories describe it. */
  listedOn: orNull(text),
});
export type WireReceiving = WireOf<typeof receivingCodec>;

const BOARDING = { does: 'trip.board' } as const;
const LOADING = { does: 'trip.load' } as const;

export const manifestExtensions = {
  /** Returns a trip's manifest, with an `ETag` like the board. */
  getManifest: answering(data(manifestCodec), get<Nothing>('/api/get_manifest/{id}', { does: 'trip.see' })),
  /**
   * Boards the passengers of the ticket with this number, or the one in this seat. Returns a 409 if they are aboard already; needs a reason once
   * check-in has closed.
   */
  boardPassengers: answering(
    data(boardingCodec),
    put<{ code: string; reason?: string; confirmed?: boolean }>('/api/board_passengers/{id}', BOARDING),
  ),
  unboardPassengers: answering(
    data(boardingCodec),
    put<{ seats: number[] }>('/api/unboard_passengers/{id}', BOARDING),
  ),
  /** Loads the parcel with this number onto the trip; it is on its way once the trip leaves. Returns a 409 if it is loaded already. */
  loadParcel: answering(data(manifestCodec), put<{ code: string }>('/api/load_parcel/{id}', LOADING)),
  /** Takes the parcel with this number off the trip. */
  unloadParcel: answering(data(manifestCodec), put<{ code: string }>('/api/unload_parcel/{id}', LOADING)),
  /**
   * Sets the parcel with this number to Delivered at the destination of a trip that has left, whichever bus it was loaded onto. Returns a 409 if it was
   * received already.
   */
  receiveParcel: answering(
    data(receivingCodec),
    put<{ code: string }>('/api/receive_parcel/{id}', { does: 'trip.receive' }),
  ),
};
