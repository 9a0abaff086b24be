import { type Kobo, type Region, formatNaira, typedNaira } from '../format';

/** The cash that a customer gave for a sale, and the change. */
export interface Cash {
  received: Kobo;
  change: Kobo;
}

/** Returns what of an amount due is to be collected in cash, by the fields of a sale's form; undefined if nothing is. */
export function cashDue(
  due: Kobo,
  { paymentMethod, nonCash = '' }: { paymentMethod: string; nonCash?: string | undefined },
): Kobo | undefined {
  const part = paymentMethod === 'Cash' ? 0 : typedNaira(nonCash);
  return part === undefined || part >= due ? undefined : due - part;
}

/** Returns the cash that was typed for an amount due; undefined if none was, or if it does not suffice. */
export function cashFor(due: Kobo, typed = ''): Cash | undefined {
  const received = typedNaira(typed);
  return received === undefined || received < due ? undefined : { received, change: received - due };
}

/** Returns why the typed cash cannot be right; undefined if it can, or if nothing was typed. */
export function cashFault(due: Kobo, typed = ''): string | undefined {
  if (typed.trim() === '' || cashFor(due, typed)) return undefined;
  const received = typedNaira(typed);
  return received === undefined
    ? 'Enter the cash in naira, such as 20,000, or leave it empty.'
    : `${formatNaira(due - received)} short. Collect the rest, or leave this empty.`;
}

/** Notes up to which an amount is rounded, in kobo: a ₦500 note, a ₦1,000 note, and the bundles that follow. */
const ROUND_SUMS: readonly Kobo[] = [50_000, 100_000, 500_000, 1_000_000];

/** Returns the sums in which an amount is likely to be paid: exactly, then rounded up to notes. */
export const cashChoices = (due: Kobo): Kobo[] => [
  ...new Set([due, ...ROUND_SUMS.map((sum) => Math.ceil(due / sum) * sum)]),
];

/** The cash and the change, as printed on a slip; nothing if the cash was not entered. */
export const cashFacts = (cash: Cash | undefined, region?: Region): { term: string; value: string }[] =>
  cash === undefined
    ? []
    : [
        { term: 'Cash received', value: formatNaira(cash.received, region) },
        { term: 'Change', value: formatNaira(cash.change, region) },
      ];
