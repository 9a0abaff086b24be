import type { Disruption } from '@motorpark/domain';
import { get, put } from './call';
import type { Found, QueryOf } from './search';
import type { WireTicketOverview } from './ticket';
import type { Data, Nothing, Versioned } from './wire';

/** What is to become of a departure: of the others, the one that its kind asks for. */
export interface DisruptionPayload {
  kind: Disruption;
  vehicle_number?: string;
  /** An instant; without a zone it is Lagos time. */
  travel_date?: string;
  /** The trip that everybody is to go with. */
  trip_id?: string;
}

/** Why, and the `plan` of the preview that was seen. */
export interface DisruptionOrder extends DisruptionPayload {
  reason: string;
  plan: string;
}

/** What becomes of somebody who has a seat. */
export interface WireReseated {
  seat_number: number;
  /** Null for whoever is left without a seat. */
  new_seat_number: number | null;
  ticket: string;
  ticket_id: string;
  /** Empty where nobody has named them. */
  name: string;
  phone: string;
}

/** What a disruption does: everybody who has a seat, by the seat that they have. */
export interface WireDisruption extends Versioned {
  /** The trip's. */
  id: string;
  /** Another one as soon as anything in it is another. */
  plan: string;
  passengers: WireReseated[];
  /** Waybills that are loaded onto the trip: they stay on its bus, go with the other trip, or are taken off. */
  loaded_parcels: number;
  /** Waybills that wait for this road, loaded onto no trip: they go with its next bus. */
  parcels: number;
  /** How many other trips of the road are still to leave today or tomorrow. */
  other_trips: number;
}

/** A ticket whose passengers wait for other seats. */
export interface WireUnseated extends Versioned {
  /** The ticket's. */
  id: string;
  ticket_id: string;
  name: string;
  phone: string;
  /** The seats that they had. */
  seat_number: number[];
  /** An instant. */
  since: string;
  reason: string;
  /** The trip that they were to go with. */
  trip_id: string;
  route_id: string;
  travel_date: string;
  vehicle_number: string;
  /** Whether it was sold at the caller's own terminal. */
  is_own: boolean;
}

const capability = 'departures.disruption';

export const disruptionExtensions = {
  /** What would become of everybody; nothing is changed. */
  previewDisruption: get<DisruptionPayload, Data<WireDisruption>>('/api/preview_disruption/{id}', {
    does: 'trip.disrupt',
    capability,
  }),
  /** Does what the preview has shown; a 409 at `plan` where it is not what would be done by now. */
  disruptTrip: put<DisruptionOrder, Data<WireDisruption>>('/api/disrupt_trip/{id}', {
    does: 'trip.disrupt',
    capability,
    repeatable: true,
  }),
  /** Those without a seat at the caller's terminal, or of one trip (`trip_id`); who waits longest is on top. */
  getUnseated: get<Nothing | (QueryOf<'unseated'> & { trip_id?: string }), Found<WireUnseated>>(
    '/api/get_unseated',
    { does: 'unseated.seat', capability },
  ),
  /** All of an unseated ticket (its id) get seats on a trip of the same road; no money moves. */
  seatUnseated: put<{ trip_id: string; seat_number: number[] }, Data<WireTicketOverview>>(
    '/api/seat_unseated/{id}',
    { does: 'unseated.seat', capability, repeatable: true },
  ),
};
