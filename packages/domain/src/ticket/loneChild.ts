import { type Day, type Instant, isDay, lagosDay } from '../format';
import type { FieldErrors } from '../validation';
import { type Companion, isSeen } from './companions';
import { ageOn } from './kinds';

interface Party {
  dateOfBirth?: Day | undefined;
  companions?: readonly Companion[] | undefined;
  /** The number of the adult's ticket, or why the child travels without one. */
  accompaniedBy?: string | undefined;
  aloneReason?: string | undefined;
}

/** Who is an adult, in years. */
const ADULT_AGE = 18;

/** Whether everybody is younger than this when the trip leaves. A companion of whom no date of birth is asked counts as older, and a seat for luggage as nobody. */
function areAllUnder(age: number, { dateOfBirth = '', companions = [] }: Party, leaves: Instant): boolean {
  const isUnder = (born: string) => isDay(born) && ageOn(lagosDay(leaves), born) < age;
  return (
    isUnder(dateOfBirth) &&
    companions.every(
      ({ kind, born = '' }) => kind === 'luggage' || (kind === 'child' && (isSeen(born) || isUnder(born))),
    )
  );
}

/** Whether everybody on a ticket is too young to travel without an adult (docs/ticket.md#a-lone-child). `accompaniedAge` is in years, 0 if children may. */
export const isLoneChild = (party: Party, accompaniedAge: number, leaves: Instant): boolean =>
  areAllUnder(accompaniedAge, party, leaves);

/** Whether somebody on a ticket is an adult, who can be responsible for a child on another one. */
export const hasAdult = (party: Party, leaves: Instant): boolean => !areAllUnder(ADULT_AGE, party, leaves);

interface Rule {
  accompaniedAge: number;
  leaves: Instant;
  /** The ticket before an edit; what was said of its child then stays. */
  before?: Party | undefined;
}

/** Returns what is missing of who is responsible for a lone child, by field. */
export function loneChildErrors(party: Party, { accompaniedAge, leaves, before }: Rule): FieldErrors {
  const { accompaniedBy = '', aloneReason = '' } = party;
  if (!isLoneChild(party, accompaniedAge, leaves)) return {};
  if (before && isLoneChild(before, accompaniedAge, leaves) && isSaidOf(before, party)) return {};
  if (accompaniedBy !== '' && aloneReason !== '') {
    return { aloneReason: `Leave this empty: the child travels with ticket ${accompaniedBy}.` };
  }
  return accompaniedBy === '' && aloneReason === ''
    ? {
        accompaniedBy: `A child under ${accompaniedAge} travels with an adult. Enter the adult’s ticket on this bus, or why the child travels alone.`,
      }
    : {};
}

/** Whether the same is said of both about who is responsible. */
export const isSaidOf = (one: Party, other: Party): boolean =>
  (one.accompaniedBy ?? '') === (other.accompaniedBy ?? '') &&
  (one.aloneReason ?? '') === (other.aloneReason ?? '');
