import type { Kobo } from '../format';

/** By what luggage is paid for. */
export const LUGGAGE_CHARGES = ['kilogram', 'piece'] as const;
export type LuggageCharge = (typeof LUGGAGE_CHARGES)[number];

export const LUGGAGE_CHARGE_LABELS: Readonly<Record<LuggageCharge, string>> = {
  kilogram: 'By the kilogram',
  piece: 'By the piece',
};

/** The company's rule for luggage. */
export interface LuggageRule {
  luggageCharge: LuggageCharge;
  /** How many kilograms or pieces of a ticket are free. */
  luggageFree: number;
  /** The fee of each further one; zero if luggage is free. */
  luggageFee: Kobo;
}

/** Returns the rule of a company's record; undefined if its server has none. */
export function luggageRuleIn({
  luggageCharge,
  luggageFree,
  luggageFee,
}: {
  luggageCharge?: string | undefined;
  luggageFree?: number | undefined;
  luggageFee?: Kobo | undefined;
}): LuggageRule | undefined {
  const charge = LUGGAGE_CHARGES.find((one) => one === luggageCharge);
  if (charge === undefined || luggageFree === undefined || luggageFee === undefined) return undefined;
  return { luggageCharge: charge, luggageFree, luggageFee };
}
