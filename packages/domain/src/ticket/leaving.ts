import { type Companion, bySeat } from './companions';
import type { TicketDraft } from './ticketFields';

export interface NamedPassenger {
  name: string;
  /** The seat among the chosen ones; undefined if it was taken off. */
  seat: number | undefined;
  isTraveler: boolean;
}

type Party = Pick<TicketDraft, 'seats' | 'travelerName' | 'companions'>;

const isNamed = ({ name }: Companion): boolean => name.trim() !== '';

/** Returns the passengers named so far, the traveler first: the lowest seat is the traveler's, unless a companion was named for it. */
export function namedPassengers({ seats, travelerName, companions }: Party): NamedPassenger[] {
  const others = companions.filter(isNamed).toSorted(bySeat);
  const lowest = Math.min(...seats);
  const isTaken = seats.length === 0 || others.some(({ seat }) => seat === lowest);
  const traveler = { name: travelerName.trim(), seat: isTaken ? undefined : lowest, isTraveler: true };
  return [
    ...(traveler.name === '' ? [] : [traveler]),
    ...others.map(({ name, seat }) => ({
      name: name.trim(),
      seat: seats.includes(seat) ? seat : undefined,
      isTraveler: false,
    })),
  ];
}

/** Returns how many of the named passengers have no seat any more. */
export const passengersTooMany = (party: Party): number =>
  Math.max(0, namedPassengers(party).length - party.seats.length);

/**
 * Returns the form without one of its named passengers, given by their place among them. If it is the traveler, the first companion becomes the traveler, whose
 * date of birth is then still to be asked; an empty detail of a companion is the former traveler's.
 */
export function withoutPassenger(draft: TicketDraft, place: number): TicketDraft {
  const leaving = namedPassengers(draft)[place];
  if (!leaving) return draft;
  const named = draft.companions.filter(isNamed).toSorted(bySeat);
  const first = named.find(({ kind }) => kind !== 'luggage');
  const others = named.filter((one) => one !== first);
  if (!leaving.isTraveler) {
    const kept = named.filter((_, index) => index !== place - (draft.travelerName.trim() === '' ? 0 : 1));
    return { ...draft, companions: kept };
  }
  if (!first) return draft;
  return {
    ...draft,
    travelerName: first.name,
    travelerPhone: first.phone || draft.travelerPhone,
    travelerAddress: first.address || draft.travelerAddress,
    nextOfKinName: first.nextOfKinName || draft.nextOfKinName,
    nextOfKinPhone: first.nextOfKinPhone || draft.nextOfKinPhone,
    dateOfBirth: '',
    travelerKind: first.kind ?? '',
    companions: others,
  };
}
