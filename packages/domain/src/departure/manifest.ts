import type { Instant } from '../format';
import type { PassengerDetails } from '../ticket/passengerRules';
import type { TicketKey } from '../ticket/signedCode';
import { nameSeats } from '../trip/seat';
import type { LoadedParcel } from './parcel';

/** Who sits in a seat of a trip, with whatever holds for them. What nobody has said is empty. */
export interface ManifestLine {
  seat: number;
  /** Of their ticket. */
  ticketId: string;
  ticketNumber: string;
  name: string;
  phone: string;
  address: string;
  nextOfKinName: string;
  nextOfKinPhone: string;
  /** Undefined while they have not boarded. */
  boardedAt: Instant | undefined;
  boardedBy: string | undefined;
  /** The bus has left without them. */
  isNoShow: boolean;
}

/** A trip with everybody who has a seat in it, as it stands (docs/departure.md). */
export interface Manifest {
  /** The trip's. */
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
  status: string;
  totalSeats: number;
  /** Whether address and next of kin of each must be there before the bus leaves. */
  details: PassengerDetails;
  /** Whether it leaves from one's own terminal. */
  isOwn: boolean;
  /** What the company's codes are verified with, where its server signs them. */
  ticketKeys?: readonly TicketKey[] | undefined;
  /** Lowest seat first. */
  passengers: readonly ManifestLine[];
  /** What it takes along, in the order in which it was taken in; undefined where the server knows of none. */
  parcels?: readonly LoadedParcel[] | undefined;
}

/** How many have a seat, are aboard, and did not come. */
export interface BoardingCount {
  sold: number;
  boarded: number;
  noShows: number;
}

export const countBoarding = (
  passengers: readonly Pick<ManifestLine, 'boardedAt' | 'isNoShow'>[],
): BoardingCount => ({
  sold: passengers.length,
  boarded: passengers.filter(({ boardedAt }) => boardedAt !== undefined).length,
  noShows: passengers.filter(({ isNoShow }) => isNoShow).length,
});

/** The seats of those who are still to come, where people are boarded at all: a terminal that boards nobody knows of nobody. */
export function notAboard(passengers: readonly Pick<ManifestLine, 'seat' | 'boardedAt'>[]): number[] {
  const behind = passengers.flatMap(({ seat, boardedAt }) => (boardedAt === undefined ? [seat] : []));
  return behind.length === passengers.length ? [] : behind;
}

/** What the law asks of each passenger on a manifest, and in which words it is missed. */
const ASKED = [
  ['name', 'name'],
  ['phone', 'phone'],
  ['address', 'address'],
  ['nextOfKinName', 'name of next of kin'],
  ['nextOfKinPhone', 'phone of next of kin'],
] as const;

type Asked = Pick<ManifestLine, 'seat' | (typeof ASKED)[number][0]>;

/**
 * What of a manifest nobody has said yet, a line for all seats of which the same is missing: `Seat 5: name, address`, `Seats 3, 4: address`.
 */
export function missingOnManifest(passengers: readonly Asked[]): string[] {
  const seatsMissing = new Map<string, number[]>();
  for (const line of passengers) {
    const missing = ASKED.flatMap(([field, word]) => (line[field] === '' ? [word] : [])).join(', ');
    if (missing !== '') seatsMissing.set(missing, [...(seatsMissing.get(missing) ?? []), line.seat]);
  }
  return [...seatsMissing].map(([missing, seats]) => `${nameSeats(seats)}: ${missing}`);
}
