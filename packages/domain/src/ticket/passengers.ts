import type { Companion } from './companions';
import { type PassengerKind, PASSENGER_KINDS } from './passengerKind';
import { unnamedCompanion } from './seating';
import type { Ticket } from './ticket';

/** Shown in place of a missing name. */
export const UNNAMED = 'not named yet';

/** The passenger in one seat of a ticket, with the details that apply to them: their own, otherwise the traveler's. */
export interface Passenger {
  seat: number;
  /** Empty if it was not given. */
  name: string;
  phone: string;
  address: string;
  nextOfKinName: string;
  nextOfKinPhone: string;
  kind: PassengerKind;
  isFirst: boolean;
}

type Party = Pick<
  Ticket,
  | 'seats'
  | 'travelerName'
  | 'travelerPhone'
  | 'travelerAddress'
  | 'nextOfKinName'
  | 'nextOfKinPhone'
  | 'companions'
  | 'travelerKind'
>;

/** Returns the passengers of a ticket by seat; the traveler has the lowest. Returns only the traveler if the server sends no companions. */
export function passengersOf(ticket: Party): Passenger[] {
  const [lowest, ...others] = ticket.seats.toSorted((one, other) => one - other);
  if (lowest === undefined) return [];
  const first: Passenger = {
    seat: lowest,
    name: ticket.travelerName,
    phone: ticket.travelerPhone,
    address: ticket.travelerAddress ?? '',
    nextOfKinName: ticket.nextOfKinName ?? '',
    nextOfKinPhone: ticket.nextOfKinPhone,
    kind: kindOf(ticket.travelerKind),
    isFirst: true,
  };
  const { companions } = ticket;
  if (companions === undefined) return [first];
  return [
    first,
    ...others.map((seat) =>
      withTravelerDetails(first, companions.find((one) => one.seat === seat) ?? unnamedCompanion(seat)),
    ),
  ];
}

/** Whoever is not said to be something else is an adult. */
const kindOf = (said: string | undefined): PassengerKind =>
  PASSENGER_KINDS.find((kind) => kind === said) ?? 'adult';

/** Returns what the passengers in these seats pay as, the traveler first. */
export const kindsIn = (
  seats: readonly number[],
  {
    travelerKind,
    companions = [],
  }: { travelerKind?: string | undefined; companions?: readonly Companion[] | undefined },
): PassengerKind[] =>
  seats
    .toSorted((one, other) => one - other)
    .map((seat, place) =>
      kindOf(place === 0 ? travelerKind : companions.find((one) => one.seat === seat)?.kind),
    );

const withTravelerDetails = (first: Passenger, own: Companion): Passenger => ({
  seat: own.seat,
  name: own.name,
  phone: own.phone || first.phone,
  address: own.address || first.address,
  nextOfKinName: own.nextOfKinName || first.nextOfKinName,
  nextOfKinPhone: own.nextOfKinPhone || first.nextOfKinPhone,
  kind: kindOf(own.kind),
  isFirst: false,
});
