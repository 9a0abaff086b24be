import { type Day, type Instant, counted, lagosDay } from '../format';
import type { FieldErrors } from '../validation';
import type { Companion } from './companions';
import type { Pricing } from './fare';
import { kindsIn } from './passengers';
import { type Ticket, seatsHeld } from './ticket';

export const MOST_CHILD_AGE = 17;
export const MOST_INFANT_AGE = 5;

/** Which passengers pay less than the fare (docs/fares.md). */
export interface KindRules {
  /** Children are younger than this, in years; 0 if they pay as adults do. */
  childAge: number;
  /** What a child pays, in percent of the fare. */
  childPercent: number;
  /** Infants on the lap are younger than this; 0 if nobody travels so. */
  infantAge: number;
}

/** Returns what a child pays, for the price of a seat; undefined where children pay as adults do. */
export const childPricing = ({ childAge, childPercent }: KindRules): Pick<Pricing, 'childPercent'> => ({
  childPercent: childAge > 0 ? childPercent : undefined,
});

/** Returns the names of the infants of a ticket. */
export const infantsIn = (names = ''): string[] => names.split(',').flatMap((name) => name.trim() || []);

/** Returns how many seats a ticket has, and for how many children: `3 (1 child)`. */
export function seatCountsIn(
  ticket: Pick<Ticket, 'seats' | 'unseatedSeats' | 'travelerKind' | 'companions'>,
): string {
  const kinds = kindsIn(seatsHeld(ticket), ticket);
  const children = kinds.filter((kind) => kind === 'child').length;
  return children === 0 ? `${kinds.length}` : `${kinds.length} (${counted(children, 'child', 'children')})`;
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
    const adults = kinds.filter((kind) => kind === 'adult').length;
    return { adults, children: kinds.length - adults, infants: infantsIn(party.infants).length };
  });
  if (!was || !is) return false;
  const isChild = after.travelerKind === 'child' && before.travelerKind !== 'child';
  const isOnLaps = is.infants > 0 && (is.infants > was.infants || is.adults < was.adults);
  return isChild || is.children > was.children || isOnLaps;
}

/** Whether an edit makes the traveler too old for a child: by the date of birth that was on the ticket they were one. */
export const outgrowsKind = (before: Party, after: Party, rules: KindRules, leaves: Instant): boolean =>
  kindErrors(after, rules, leaves)['travelerKind'] !== undefined &&
  kindErrors(before, rules, leaves)['travelerKind'] === undefined;

/** Returns an age in whole years. */
const ageOn = (day: Day, born: Day): number =>
  Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0);

/** Returns what is wrong with the kinds of passengers of a new party, by field. */
export function kindErrors(party: Party, rules: KindRules, leaves: Instant): FieldErrors {
  const { seats, dateOfBirth, travelerKind, companions = [], infants } = party;
  const age = ageOn(lagosDay(leaves), dateOfBirth);
  const laps = kindsIn(seats, party).filter((kind) => kind === 'adult').length;
  const isChild = travelerKind === 'child';
  const none = 'Children pay as adults do.';
  return {
    ...(isChild && rules.childAge === 0 && { travelerKind: none }),
    ...(isChild &&
      rules.childAge > 0 &&
      age >= rules.childAge && {
        travelerKind: `By the date of birth the traveler is ${age} then. A child is under ${rules.childAge}.`,
      }),
    ...(rules.childAge === 0 && companions.some(({ kind }) => kind === 'child') && { companions: none }),
    ...(infantsIn(infants).length > (rules.infantAge === 0 ? 0 : laps) && {
      infants:
        rules.infantAge === 0
          ? 'Each passenger needs a seat.'
          : `There ${laps === 1 ? 'is' : 'are'} ${counted(laps, 'adult')} on this ticket, with one lap each.`,
    }),
  };
}
