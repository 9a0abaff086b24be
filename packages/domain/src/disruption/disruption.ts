import type { Instant } from '../format';
import type { Versioned } from '../version';

/** What becomes of one passenger of a disrupted departure. */
export interface Reseated {
  /** The seat that they had. */
  seat: number;
  /** The one that they get; undefined for whoever is left without. */
  to: number | undefined;
  ticketId: string;
  ticketNumber: string;
  name: string;
  phone: string;
}

/** What a disruption does, before it is done. */
export interface DisruptionPlan extends Versioned {
  /** Sent along when it is done: it is done as it was shown, or not at all. */
  plan: string;
  passengers: readonly Reseated[];
  /** Parcels that are loaded onto it; they stay on that bus, go with the other trip, or are taken off. */
  loadedParcels: number;
  /** Parcels that wait for the road, and how many buses of it are still to leave today or tomorrow without this one. */
  parcels: number;
  otherTrips: number;
}

/** A ticket whose passengers have lost their seats and wait for others. */
export interface Unseated extends Versioned {
  /** The ticket's. */
  id: string;
  ticketNumber: string;
  name: string;
  phone: string;
  /** The seats that they had. */
  seats: readonly number[];
  since: Instant;
  /** Why they have none any more. */
  reason: string;
  /** The trip that they were to go with. */
  tripId: string;
  routeId: string;
  travelDate: Instant;
  vehicleNumber: string;
  /** Whether the ticket was sold at the person's own terminal, which gives its money back. */
  isOwn: boolean;
}

/** Why staff may not say any more that a departure does not leave as it was planned (`mayDisrupt`). */
export const DAY_IS_OVER =
  'The day of this departure is over. Only a super admin can say now that it did not leave as planned.';
