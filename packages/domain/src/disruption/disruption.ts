import type { Instant } from '../format';
import type { Trip } from '../trip';
import type { Versioned } from '../version';

export interface Reseated {
  /** The passenger's previous seat. */
  seat: number;
  /** The passenger's new seat; undefined if there is none for them. */
  to: number | undefined;
  ticketId: string;
  ticketNumber: string;
  name: string;
  phone: string;
}

/** What there is to know before a trip gets another vehicle. */
export interface SwapOutlook {
  /** Who drives it then, if that changes. */
  driver?: string | undefined;
  /** Why those who make it then are not free or lack papers, and where the vehicle stands (`assignmentNotes`). */
  notes: readonly string[];
}

export interface DisruptionPlan extends Versioned, SwapOutlook {
  /** The version of the preview, sent when the disruption is carried out: the server does exactly what was shown, or nothing. */
  plan: string;
  passengers: readonly Reseated[];
  /** Number of parcels loaded onto the trip; they stay on its bus, move to the other trip, or are taken off. */
  loadedParcels: number;
  /** Number of parcels that wait for this route, and number of other trips on it that are still to leave today or tomorrow. */
  parcels: number;
  otherTrips: number;
  /** Of a trip that runs again: the seats that were sold when it was cancelled and are free now. */
  freeSeats: readonly number[];
  /** The trip to which everybody moves; undefined for other kinds. */
  newTrip?: Pick<Trip, 'routeId' | 'travelDate' | 'vehicleNumber'> | undefined;
  /** Why a colleague must consent; undefined if nobody must. */
  consent?: string | undefined;
}

/** A planned trip of a vehicle that is replaced. */
export interface ReplacedTrip extends SwapOutlook {
  id: string;
  routeId: string;
  travelDate: Instant;
  passengers: readonly Reseated[];
  loadedParcels: number;
  /** Why the other vehicle cannot make it; it keeps its own then. */
  obstacle?: string | undefined;
}

/** What another vehicle does to all planned trips of one that broke down. */
export interface Replacement {
  /** The version of the preview, sent when it is carried out. */
  plan: string;
  trips: readonly ReplacedTrip[];
}

/** A ticket whose passengers lost their seats and wait for others. */
export interface Unseated extends Versioned {
  /** The ticket's id. */
  id: string;
  ticketNumber: string;
  name: string;
  phone: string;
  /** The seats that the passengers lost. */
  seats: readonly number[];
  since: Instant;
  /** The reason why the seats were lost. */
  reason: string;
  /** The trip that the ticket was sold for. */
  tripId: string;
  routeId: string;
  travelDate: Instant;
  vehicleNumber: string;
  /** Whether the ticket was sold at the user's own terminal; only that terminal gives a refund. */
  isOwn: boolean;
}

/** The message for staff who may no longer disrupt a departure (`mayDisrupt`). */
export const DAY_IS_OVER =
  'The day of this departure is over. Only a super admin can say now that it did not leave as planned.';

/** The message for staff who may no longer let a cancelled trip run again: otherwise passengers who travel on it could be refunded in full. */
export const REFUNDED_SINCE =
  'Tickets of this trip were refunded or deleted after it was cancelled. Only a super admin can let it run again.';

/** The message for a cancelled trip that cannot run again: its passengers went to another trip. */
export const CANCELLED_FOR_GOOD =
  'This trip cannot run again. To bring passengers back who went to another trip, create this trip again and move everybody to it.';
