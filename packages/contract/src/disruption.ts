import type {
  Disruption,
  DisruptionPlan,
  ReplacedTrip,
  Replacement,
  Reseated,
  SwapOutlook,
  Unseated,
} from '@motorpark/domain';
import { answering, data, found } from './answer';
import { get, put } from './call';
import { type WireOf, count, flag, instant, list, optional, orNull, text } from './codec';
import { type FieldsOf, as, record } from './record';
import type { QueryOf } from './search';
import { ticketCodec } from './ticket';
import type { Nothing } from './wire';

/** The planned disruption of a departure; of the optional fields, the one for its kind is required. */
export interface DisruptionPayload {
  kind: Disruption;
  vehicle_number?: string;
  /** An instant; without a time zone it is Lagos time. */
  travel_date?: string;
  /** The trip to which all passengers move. */
  trip_id?: string;
}

/** The reason, and the `plan` of the preview that the user confirmed. */
export interface DisruptionOrder extends DisruptionPayload {
  reason: string;
  plan: string;
  /** The e-mail of the colleague who consents, if the preview says that one must, and their PIN or passcode. */
  witness?: string;
  secret?: string;
}

export const reseatedCodec = record({
  seat: as('seat_number', count),
  to: as('new_seat_number', orNull(count)),
  /** `ticket_id` is the ticket's number. */
  ticketId: as('ticket', text),
  ticketNumber: as('ticket_id', text),
  name: text,
  phone: text,
} satisfies FieldsOf<Reseated>);
export type WireReseated = WireOf<typeof reseatedCodec>;

/** Of another vehicle: who drives then, if that changes, and what else to know before. */
const outlook = { driver: optional(text), notes: list(text) } satisfies FieldsOf<SwapOutlook>;

/** The effect of a disruption: all passengers of the trip, by their current seat. */
const disruptionCodec = record({
  /** The trip's id. */
  id: text,
  version: count,
  plan: text,
  passengers: list(reseatedCodec),
  loadedParcels: count,
  parcels: count,
  otherTrips: count,
  freeSeats: list(count),
  newTrip: optional(record({ routeId: text, travelDate: instant, vehicleNumber: text })),
  /** Only of a preview. */
  consent: optional(text),
  ...outlook,
} satisfies FieldsOf<DisruptionPlan & { id: string }>);
export type WireDisruption = WireOf<typeof disruptionCodec>;

/** The vehicle that makes all planned trips of another one. */
export interface ReplacementPayload {
  vehicle_number: string;
}

/** The planned trips of a vehicle, the next one first. */
const replacementCodec = record({
  plan: text,
  trips: list(
    record({
      id: text,
      routeId: text,
      travelDate: instant,
      passengers: list(reseatedCodec),
      loadedParcels: count,
      obstacle: optional(text),
      ...outlook,
    } satisfies FieldsOf<ReplacedTrip>),
  ),
} satisfies FieldsOf<Replacement>);
export type WireReplacement = WireOf<typeof replacementCodec>;

const unseatedCodec = record({
  id: text,
  version: count,
  ticketNumber: as('ticket_id', text),
  name: text,
  phone: text,
  seats: as('seat_number', list(count)),
  since: instant,
  reason: text,
  tripId: text,
  routeId: text,
  travelDate: instant,
  vehicleNumber: text,
  /** Whether it was sold at the caller's own terminal. */
  isOwn: flag,
} satisfies FieldsOf<Unseated>);
export type WireUnseated = WireOf<typeof unseatedCodec>;

export const disruptionExtensions = {
  /** Returns the effect that a disruption would have; changes nothing. */
  previewDisruption: answering(
    data(disruptionCodec),
    get<DisruptionPayload>('/api/preview_disruption/{id}', { does: 'trip.disrupt' }),
  ),
  /** Carries out a disruption as previewed. Returns a 409 at `plan` if the result would differ by now. */
  disruptTrip: answering(
    data(disruptionCodec),
    put<DisruptionOrder>('/api/disrupt_trip/{id}', { does: 'trip.disrupt', repeatable: true }),
  ),
  /** Returns what another vehicle would do to all planned trips of the vehicle with this id; changes nothing. */
  previewReplacement: answering(
    data(replacementCodec),
    get<ReplacementPayload>('/api/preview_replacement/{id}', { does: 'vehicle.replace' }),
  ),
  /** Gives them the other vehicle as previewed. Returns a 409 at `plan` if the result would differ by now. */
  replaceVehicle: answering(
    data(replacementCodec),
    put<ReplacementPayload & Pick<DisruptionOrder, 'reason' | 'plan'>>('/api/replace_vehicle/{id}', {
      does: 'vehicle.replace',
      repeatable: true,
    }),
  ),
  /** Lists the unseated tickets at the caller's terminal or of one trip (`trip_id`), longest waiting first. */
  getUnseated: answering(
    found(unseatedCodec),
    get<Nothing | (QueryOf<'unseated'> & { trip_id?: string })>('/api/get_unseated', {
      does: 'unseated.seat',
    }),
  ),
  /** Gives all passengers of an unseated ticket seats on a trip of the same route; no money is involved. The id is the ticket's. */
  seatUnseated: answering(
    data(ticketCodec),
    put<{ trip_id: string; seat_number: number[] }>('/api/seat_unseated/{id}', {
      does: 'unseated.seat',
      repeatable: true,
    }),
  ),
};
