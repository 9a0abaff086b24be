import { type Instant, counted } from '../format';
import { PASSENGER_KIND_LABELS, type PassengerKind } from '../ticket/passengerKind';
import { UNNAMED } from '../ticket/passengers';
import type { PassengerDetails } from '../ticket/passengerRules';
import type { TicketKey } from '../ticket/signedCode';
import { nameSeats } from '../trip/seat';
import type { LoadedParcel } from './parcel';

/** The passenger in one seat of a trip, with the details that apply to them: their own, otherwise the traveler's. Details that were not given are empty. */
export interface ManifestLine {
  seat: number;
  ticketId: string;
  ticketNumber: string;
  name: string;
  phone: string;
  address: string;
  nextOfKinName: string;
  nextOfKinPhone: string;
  kind?: PassengerKind | undefined;
  /** The names of the infants on laps of the ticket's passengers, at its first passenger. */
  infants?: readonly string[] | undefined;
  /** Of a child without an adult on its ticket, at its first passenger: the number of the adult's ticket, or why the child travels alone. */
  accompaniedBy?: string | undefined;
  aloneReason?: string | undefined;
  /** The number of pieces of luggage of the ticket, at its first passenger. */
  luggage?: number | undefined;
  /** When the passenger boarded; undefined until then. */
  boardedAt: Instant | undefined;
  boardedBy: string | undefined;
  /** Whether the bus left without the passenger. */
  isNoShow: boolean;
}

/** A trip with all its passengers, in its current state (docs/departure.md). */
export interface Manifest {
  /** The trip's id. */
  id: string;
  version: number | undefined;
  routeId: string;
  origin: string;
  destination: string;
  travelDate: Instant;
  vehicleNumber: string;
  vehicleType: string;
  driver: string | undefined;
  driverPhone: string | undefined;
  secondDriver?: string | undefined;
  secondDriverPhone?: string | undefined;
  status: string;
  /** Whether the trip is cancelled and may run again; undefined on a server where none does. */
  canRunAgain?: boolean | undefined;
  totalSeats: number;
  /** Whether each passenger's address and next of kin must be known before the bus leaves. */
  details: PassengerDetails;
  /** Whether the trip leaves from the user's own terminal. */
  isOwn: boolean;
  /** The public keys that verify the company's ticket codes; undefined if the server does not sign them. */
  ticketKeys?: readonly TicketKey[] | undefined;
  /** Sorted by seat, lowest first. */
  passengers: readonly ManifestLine[];
  /** The number of sold seats that are for luggage, in which nobody sits; undefined if there are none. */
  luggageSeats?: number | undefined;
  /** The parcels loaded onto the trip, in the order in which they were taken in; undefined if the server does not support loading. */
  parcels?: readonly LoadedParcel[] | undefined;
}

/** The number of passengers who have a seat, are aboard, and did not come; and of the infants on laps, all and aboard. */
export interface BoardingCount {
  sold: number;
  boarded: number;
  noShows: number;
  infants: number;
  infantsAboard: number;
}

export const countBoarding = (
  passengers: readonly Pick<ManifestLine, 'boardedAt' | 'isNoShow' | 'infants'>[],
): BoardingCount => ({
  sold: passengers.length,
  boarded: passengers.filter(({ boardedAt }) => boardedAt !== undefined).length,
  noShows: passengers.filter(({ isNoShow }) => isNoShow).length,
  infants: infantsOf(passengers),
  infantsAboard: infantsOf(passengers.filter(({ boardedAt }) => boardedAt !== undefined)),
});

/** The number of pieces of luggage that travel with the passengers. */
export const luggageOn = (passengers: readonly Pick<ManifestLine, 'luggage'>[]): number =>
  passengers.reduce((sum, { luggage = 0 }) => sum + luggage, 0);

const infantsOf = (passengers: readonly Pick<ManifestLine, 'infants'>[]): number =>
  passengers.reduce((sum, { infants = [] }) => sum + infants.length, 0);

const adultOn = (ticket: string, passengers: readonly Named[]): string => {
  const party = passengers.filter(({ ticketNumber }) => ticketNumber === ticket);
  if (party.length === 0) return 'not on this bus';
  return party.find(({ name, kind }) => kind !== 'child' && name !== '')?.name ?? UNNAMED;
};

type Named = Pick<ManifestLine, 'ticketNumber' | 'name' | 'kind'>;

/**
 * Returns what whoever checks a bus must see beside a passenger's name: `, child`, `, with 1 infant: Kamsi Obi`, and who is responsible for a lone child among
 * all passengers of the bus; empty for an adult alone.
 */
export const kindText = (
  {
    kind,
    infants = [],
    accompaniedBy,
    aloneReason,
  }: Pick<ManifestLine, 'kind' | 'infants' | 'accompaniedBy' | 'aloneReason'>,
  passengers: readonly Named[],
): string =>
  [
    kind === 'child' && `, ${PASSENGER_KIND_LABELS.child.toLowerCase()}`,
    infants.length > 0 && `, with ${counted(infants.length, 'infant')}: ${infants.join(', ')}`,
    accompaniedBy && `, travels with ${accompaniedBy} (${adultOn(accompaniedBy, passengers)})`,
    aloneReason && `, travels alone: ${aloneReason}`,
  ]
    .filter(Boolean)
    .join('');

/** The details of each passenger that the law requires on a manifest, and how a message names them. */
const REQUIRED_DETAILS = [
  ['name', 'name'],
  ['phone', 'phone'],
  ['address', 'address'],
  ['nextOfKinName', 'name of next of kin'],
  ['nextOfKinPhone', 'phone of next of kin'],
] as const;

type RequiredDetails = Pick<ManifestLine, 'seat' | (typeof REQUIRED_DETAILS)[number][0]>;

/** Lists the missing details of a manifest, one line for all seats that lack the same ones: `Seat 5: name, address`, `Seats 3, 4: address`. */
export function missingOnManifest(passengers: readonly RequiredDetails[]): string[] {
  const seatsMissing = new Map<string, number[]>();
  for (const line of passengers) {
    const missing = REQUIRED_DETAILS.flatMap(([field, word]) => (line[field] === '' ? [word] : [])).join(
      ', ',
    );
    if (missing !== '') seatsMissing.set(missing, [...(seatsMissing.get(missing) ?? []), line.seat]);
  }
  return [...seatsMissing].map(([missing, seats]) => `${nameSeats(seats)}: ${missing}`);
}
