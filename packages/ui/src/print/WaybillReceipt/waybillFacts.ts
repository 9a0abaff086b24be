import { formatNaira, formatPhone, type Kobo, type Waybill } from '@motorpark/domain';
import type { Fact } from '../receipt/FactList';

const naira = (amount: Kobo | undefined) => (amount === undefined ? undefined : formatNaira(amount));
const phone = (number: string) => (number ? formatPhone(number) : undefined);
const or = (missing: string, value: string | undefined) => (value?.trim() ? value : missing);

/** What stands where a server left something out (specification section 2.22). */
export const numberOf = ({ number }: Waybill): string => or('Unknown', number);
export const originOf = ({ originTerminal }: Waybill): string => or('Unknown', originTerminal);
export const destinationOf = ({ destinationTerminal }: Waybill): string => or('Unknown', destinationTerminal);
export const descriptionOf = ({ description }: Waybill): string => or('N/A', description);

export const paymentFacts = ({ paymentMethod, amount }: Waybill): Fact[] => [
  { term: 'Payment method', value: paymentMethod },
  { term: 'Amount', value: naira(amount), isLarge: true },
];

export const senderFacts = ({ senderName, senderNumber }: Waybill): Fact[] => [
  { term: 'Name', value: senderName },
  { term: 'Phone', value: phone(senderNumber) },
];

export const receiverFacts = ({ receiverName, receiverNumber }: Waybill): Fact[] => [
  { term: 'Name', value: receiverName },
  { term: 'Phone', value: phone(receiverNumber) },
];

/** The row of the goods: its heads and what stands under them. */
export const goodsRow = ({ quantity, weightKg, handlingInstructions, worth }: Waybill) => [
  { head: 'QTY', value: or('N/A', quantity) },
  { head: 'WT.', value: weightKg?.trim() ? `${weightKg} kg` : 'N/A' },
  { head: 'HANDLING', value: or('Nil', handlingInstructions) },
  { head: 'WORTH', value: naira(worth) ?? 'Unknown' },
];
