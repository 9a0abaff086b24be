import type { Disruption } from '@motorpark/domain';
import { get, put } from './call';
import type { Found, QueryOf } from './search';
import type { WireTicketOverview } from './ticket';
import type { Data, Nothing, Versioned } from './wire';

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

export interface WireReseated {
  seat_number: number;
  /** Null if the passenger gets no seat. */
  new_seat_number: number | null;
  ticket: string;
  ticket_id: string;
  /** Empty if the passenger has no name. */
  name: string;
  phone: string;
}

/** The effect of a disruption: all passengers of the trip, by their current seat. */
export interface WireDisruption extends Versioned {
  /** The trip's id. */
  id: string;
  /** The version of this preview; it changes as soon as anything in the preview does. */
  plan: string;
  passengers: WireReseated[];
  /** Number of waybills loaded onto the trip; they stay on its bus, move to the other trip, or are taken off. */
  loaded_parcels: number;
  /** Number of waybills that wait for this route and are not loaded; they go with its next bus. */
  parcels: number;
  /** Number of other trips on the route that are still to leave today or tomorrow. */
  other_trips: number;
  /** Of a trip that runs again: the seats that were sold when it was cancelled and are free now. */
  free_seats?: number[];
  /** Only of a preview: why a colleague must consent; undefined if nobody must. */
  consent?: string;
}

/** The vehicle that makes all planned trips of another one. */
export interface ReplacementPayload {
  vehicle_number: string;
}

export interface WireReplacedTrip {
  id: string;
  route_id: string;
  travel_date: string;
  passengers: WireReseated[];
  loaded_parcels: number;
  /** Why the vehicle cannot make this trip, which keeps its own then. */
  obstacle?: string;
}

/** The planned trips of a vehicle, the next one first. */
export interface WireReplacement {
  plan: string;
  trips: WireReplacedTrip[];
}

/** A ticket whose passengers wait for other seats. */
export interface WireUnseated extends Versioned {
  /** The ticket's id. */
  id: string;
  ticket_id: string;
  name: string;
  phone: string;
  /** The seats that the passengers lost. */
  seat_number: number[];
  /** When the seats were lost, an instant. */
  since: string;
  reason: string;
  /** The trip that the ticket was sold for. */
  trip_id: string;
  route_id: string;
  travel_date: string;
  vehicle_number: string;
  /** Whether it was sold at the caller's own terminal. */
  is_own: boolean;
}

export const disruptionExtensions = {
  /** Returns the effect that a disruption would have; changes nothing. */
  previewDisruption: get<DisruptionPayload, Data<WireDisruption>>('/api/preview_disruption/{id}', {
    does: 'trip.disrupt',
  }),
  /** Carries out a disruption as previewed. Returns a 409 at `plan` if the result would differ by now. */
  disruptTrip: put<DisruptionOrder, Data<WireDisruption>>('/api/disrupt_trip/{id}', {
    does: 'trip.disrupt',
    repeatable: true,
  }),
  /** Returns what another vehicle would do to all planned trips of the vehicle with this id; changes nothing. */
  previewReplacement: get<ReplacementPayload, Data<WireReplacement>>('/api/preview_replacement/{id}', {
    does: 'vehicle.replace',
  }),
  /** Gives them the other vehicle as previewed. Returns a 409 at `plan` if the result would differ by now. */
  replaceVehicle: put<ReplacementPayload & Pick<DisruptionOrder, 'reason' | 'plan'>, Data<WireReplacement>>(
    '/api/replace_vehicle/{id}',
    { does: 'vehicle.replace', repeatable: true },
  ),
  /** Lists the unseated tickets at the caller's terminal or of one trip (`trip_id`), longest waiting first. */
  getUnseated: get<Nothing | (QueryOf<'unseated'> & { trip_id?: string }), Found<WireUnseated>>(
    '/api/get_unseated',
    { does: 'unseated.seat' },
  ),
  /** Gives all passengers of an unseated ticket seats on a trip of the same route; no money is involved. The id is the ticket's. */
  seatUnseated: put<{ trip_id: string; seat_number: number[] }, Data<WireTicketOverview>>(
    '/api/seat_unseated/{id}',
    { does: 'unseated.seat', repeatable: true },
  ),
};
