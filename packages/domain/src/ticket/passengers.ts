import type { Companion } from './companions';
import { unnamedCompanion } from './seating';
import type { Ticket } from './ticket';

/** Said in the place of a name that nobody has said yet. */
export const UNNAMED = 'not named yet';

/** Who sits in one seat of a ticket, with whatever holds for them: their own, or as the first has it. */
export interface Passenger {
  seat: number;
  /** Empty where nobody has said it. */
  name: string;
  phone: string;
  address: string;
  nextOfKinName: string;
  nextOfKinPhone: string;
  /** The ticket's traveler. */
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
>;

/** Everybody on a ticket, by seat: the traveler in the lowest. Only the traveler if the server names nobody else. */
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
    isFirst: true,
  };
  const { companions } = ticket;
  if (companions === undefined) return [first];
  return [
    first,
    ...others.map((seat) =>
      asTheFirst(first, companions.find((one) => one.seat === seat) ?? unnamedCompanion(seat)),
    ),
  ];
}

const asTheFirst = (first: Passenger, own: Companion): Passenger => ({
  seat: own.seat,
  name: own.name,
  phone: own.phone || first.phone,
  address: own.address || first.address,
  nextOfKinName: own.nextOfKinName || first.nextOfKinName,
  nextOfKinPhone: own.nextOfKinPhone || first.nextOfKinPhone,
  isFirst: false,
});
