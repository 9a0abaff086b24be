import { formatNaira, parseNaira } from '@motorpark/domain';

/** The button says the amount: money that is written down stays, and a zero too many is seen before. */
export function readBack(submit: string, typed = ''): string {
  const amount = parseNaira(typed);
  return amount === undefined || amount === 0 ? submit : `${submit} ${formatNaira(amount)}`;
}
