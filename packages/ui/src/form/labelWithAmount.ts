import { formatNaira, typedNaira } from '@motorpark/domain';

/** Returns the submit button's label with the amount, so that a zero too many is noticed before the money is recorded. */
export function labelWithAmount(submit: string, typed = ''): string {
  const amount = typedNaira(typed);
  return amount === undefined || amount === 0 ? submit : `${submit} ${formatNaira(amount)}`;
}
