import { DAY, NAIRA_FROM_ZERO, TEXT, type ValuesOf, WHOLE, choice } from '../field';
import { type Day, counted } from '../format';
import { type Case, type PersonAction, mayAtEnd, mayBegin } from '../rights';
import type { Versioned } from '../version';

/** Who may give a discount, each one besides those after it. */
export const DISCOUNT_GIVERS = ['staff', 'manager', 'head office'] as const;
export type DiscountGiver = (typeof DISCOUNT_GIVERS)[number];

export const DISCOUNT_GIVER_LABELS: Readonly<Record<DiscountGiver, string>> = {
  staff: 'Everybody who sells',
  manager: 'Managers and super admins',
  'head office': 'Super admins',
};

export const REASON_RULES = ['asked', 'not asked'] as const;

/** The fields of a discount's form (docs/fares.md#discounts), in its order. */
export const DISCOUNT_FIELDS = {
  name: { label: 'Name', kind: TEXT },
  percent: { label: 'Percent off', kind: WHOLE, isOptional: true },
  amountOff: { label: 'Naira off each seat', kind: NAIRA_FROM_ZERO, isOptional: true },
  /** The first and the last day of sale. */
  from: { label: 'First day', kind: DAY },
  until: { label: 'Last day', kind: DAY, isOptional: true },
  most: { label: 'Highest number of seats', kind: WHOLE, isOptional: true },
  givenBy: { label: 'Given by', kind: choice(DISCOUNT_GIVERS) },
  reasonRule: { label: 'Reason', kind: choice(REASON_RULES) },
} as const;
export type DiscountFields = typeof DISCOUNT_FIELDS;

export type DiscountValues = ValuesOf<DiscountFields>;

export interface Discount extends Versioned, DiscountValues {
  id: string;
  /** The number of seats that it was given for, also of tickets that were voided later. */
  uses: number;
}

/** The right to give a discount of each kind. */
const GIVING = {
  staff: 'ticket.sell',
  manager: 'discount.give',
  'head office': 'discount.keep',
} as const satisfies Readonly<Record<DiscountGiver, PersonAction>>;

/** Returns why a discount cannot be given for some more seats; undefined if it can. `isOwn`: whether the trip leaves one of the user's terminals. */
export function whyNoDiscount(
  { name, from, until = '', most = Infinity, uses, givenBy }: Omit<Discount, 'id' | 'reasonRule'>,
  { role, isOwn }: Pick<Case, 'role' | 'isOwn'>,
  today: Day,
  seats = 1,
): string | undefined {
  if (!mayAtEnd(GIVING[givenBy], role, isOwn)) {
    return mayBegin(GIVING[givenBy], role)
      ? `${name} is given where the trip leaves.`
      : `${name} is given by: ${DISCOUNT_GIVER_LABELS[givenBy]}.`;
  }
  if (today < from || (until !== '' && today > until)) return `${name} is not given today.`;
  if (uses + seats <= most) return undefined;
  return uses < most
    ? `${name} can be given for ${counted(most - uses, 'more seat')}.`
    : `${name} has been given for all of its ${most} seats.`;
}
