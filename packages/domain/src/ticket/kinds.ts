import { type Day, type Instant, counted, isDay, lagosDay } from '../format';
import type { FieldErrors } from '../validation';
import { type Companion, isSeen } from './companions';
import type { Pricing } from './fare';
import type { PassengerKind } from './passengerKind';
import { kindsIn } from './passengers';
import { type Ticket, seatsHeld } from './ticket';

/** Which passengers pay less than the fare (docs/fares.md). */
export interface KindRules {
  /** Children are younger than this, in years; 0 if they pay as adults do. */
  childAge: number;
  /** What a child pays, in percent of the fare. */
  childPercent: number;
  /** Infants on the lap are younger than this; 0 if nobody travels so. */
  infantAge: number;
}

/** The rules of a company that has set none. */
export const USUAL_KINDS: KindRules = { childAge: 0, childPercent: 50, infantAge: 0 };

/** Returns what a child pays, for the price of a seat; undefined where children pay as adults do. */
export const childPricing = ({ childAge, childPercent }: KindRules): Pick<Pricing, 'childPercent'> => ({
  childPercent: childAge > 0 ? childPercent : undefined,
});

/** Returns the names of the infants of a ticket. */
export const infantsIn = (names = ''): string[] => names.split(',').flatMap((name) => name.trim() || []);

/** Returns how many seats a ticket has, and how many of them for children and luggage: `3 (1 child, 1 for luggage)`. */
export function seatCountsIn(
  ticket: Pick<Ticket, 'seats' | 'unseatedSeats' | 'travelerKind' | 'companions'>,
): string {
  const kinds = kindsIn(seatsHeld(ticket), ticket);
  const of = (wanted: PassengerKind) => kinds.filter((kind) => kind === wanted).length;
  const [children, luggage] = [of('child'), of('luggage')];
  const special = [
    children > 0 && counted(children, 'child', 'children'),
    luggage > 0 && `${luggage} for luggage`,
  ].filter(Boolean);
  return special.length === 0 ? `${kinds.length}` : `${kinds.length} (${special.join(', ')})`;
}

interface Party {
  seats: readonly number[];
  dateOfBirth: Day;
  travelerKind?: string | undefined;
  infants?: string | undefined;
  companions?: readonly Companion[] | undefined;
}

/** Whether the rules for kinds must hold for an edited party: it has more children or infants than before, or fewer laps for them. */
export function gainsKinds(before: Omit<Party, 'dateOfBirth'>, after: Omit<Party, 'dateOfBirth'>): boolean {
  const [was, is] = [before, after].map((party) => {
    const kinds = kindsIn(party.seats, party);
    const of = (wanted: PassengerKind) => kinds.filter((kind) => kind === wanted).length;
    return { adults: of('adult'), children: of('child'), infants: infantsIn(party.infants).length };
  });
  if (!was || !is) return false;
  const isChild = after.travelerKind === 'child' && before.travelerKind !== 'child';
  const isOnLaps = is.infants > 0 && (is.infants > was.infants || is.adults < was.adults);
  const isAlone = is.children > 0 && is.adults === 0 && was.adults > 0;
  return isChild || is.children > was.children || isOnLaps || isAlone;
}

/** Whether an edit makes the traveler too old for a child: by the date of birth that was on the ticket they were one. */
export const outgrowsKind = (before: Party, after: Party, rules: KindRules, leaves: Instant): boolean =>
  kindErrors(after, rules, leaves)['travelerKind'] !== undefined &&
  kindErrors(before, rules, leaves)['travelerKind'] === undefined;

/** Returns an age in whole years. */
export const ageOn = (day: Day, born: Day): number =>
  Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0);

const NO_ADULT = 'A child pays less only with an adult on the same ticket.';
const NONE = 'Children pay as adults do.';

/** Returns why a companion does not travel as a child; undefined for adults, and for a child by the date of birth or one that somebody has seen. */
export function childError(
  { kind, seat, born = '' }: Companion,
  { childAge }: KindRules,
  leaves: Instant,
): string | undefined {
  if (kind !== 'child' || (childAge > 0 && isSeen(born))) return undefined;
  if (childAge === 0) return NONE;
  if (!isDay(born))
    return `Enter when the child in seat ${seat} was born, or choose that you have seen the child.`;
  const age = ageOn(lagosDay(leaves), born);
  return age < childAge
    ? undefined
    : `By the date of birth the passenger in seat ${seat} is ${age} then. A child is under ${childAge}.`;
}

/** Returns what passengers who are rescheduled pay as: a child whose birthday is between both departures as an adult. */
export function kindsAfter(
  {
    seats,
    dateOfBirth,
    travelerKind,
    companions = [],
  }: Omit<Party, 'dateOfBirth'> & { dateOfBirth?: Day | undefined },
  { childAge }: KindRules,
  { from, to }: { from: Instant; to: Instant },
): PassengerKind[] {
  const grown = (kind: string | undefined, born = '') => {
    const isChildOn = (leaves: Instant) => isDay(born) && ageOn(lagosDay(leaves), born) < childAge;
    return isChildOn(from) && !isChildOn(to) ? undefined : kind;
  };
  return kindsIn(seats, {
    travelerKind: grown(travelerKind, dateOfBirth),
    companions: companions.map((one) => ({ ...one, kind: grown(one.kind, one.born) })),
  });
}

/** Returns what is wrong with the kinds of passengers of a new party, by field. */
export function kindErrors(party: Party, rules: KindRules, leaves: Instant): FieldErrors {
  const { seats, dateOfBirth, travelerKind, companions = [], infants } = party;
  const age = ageOn(lagosDay(leaves), dateOfBirth);
  const laps = kindsIn(seats, party).filter((kind) => kind === 'adult').length;
  const isChild = travelerKind === 'child';
  const [noChild] = companions.flatMap((one) => childError(one, rules, leaves) ?? []);
  const hasChildren = isChild || companions.some(({ kind }) => kind === 'child');
  return {
    ...(hasChildren && laps === 0 && { travelerKind: NO_ADULT }),
    ...(isChild && rules.childAge === 0 && { travelerKind: NONE }),
    ...(isChild &&
      rules.childAge > 0 &&
      age >= rules.childAge && {
        travelerKind: `By the date of birth the traveler is ${age} then. A child is under ${rules.childAge}.`,
      }),
    ...(noChild !== undefined && { companions: noChild }),
    ...(infantsIn(infants).length > (rules.infantAge === 0 ? 0 : laps) && {
      infants:
        rules.infantAge === 0
          ? 'Each passenger needs a seat.'
          : `There ${laps === 1 ? 'is' : 'are'} ${counted(laps, 'adult')} on this ticket, with one lap each.`,
    }),
  };
}
