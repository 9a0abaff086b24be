import { formatNaira, formatPhone, type Kobo, type Waybill } from '@motorpark/domain';
import type { Fact } from '../receipt/FactList';

const naira = (amount: Kobo | undefined) => (amount === undefined ? undefined : formatNaira(amount));
const phone = (number: string) => (number ? formatPhone(number) : undefined);
const or = (missing: string, value: string | undefined) => (value?.trim() ? value : missing);

/** What stands where a server left something out. */
export const numberOf = ({ number }: Waybill): string => or('Unknown', number);
export const originOf = ({ originTerminal }: Waybill): string => or('Unknown', originTerminal);
export const destinationOf = ({ destinationTerminal }: Waybill): string => or('Unknown', destinationTerminal);
export const descriptionOf = ({ description }: Waybill): string => or('N/A', description);

export const paymentFacts = ({ paymentMethod, amount }: Waybill): Fact[] => [
  { term: 'Payment method', value: paymentMethod },
  { term: 'Amount', value: naira(amount), isLarge: true },
];

export const senderFacts = ({ senderName, senderPhone }: Waybill): Fact[] => [
  { term: 'Name', value: senderName },
  { term: 'Phone', value: phone(senderPhone) },
];

export const receiverFacts = ({ receiverName, receiverPhone }: Waybill): Fact[] => [
  { term: 'Name', value: receiverName },
  { term: 'Phone', value: phone(receiverPhone) },
];

/** The row of the goods: its heads and what stands under them. */
export const goodsRow = ({ quantity, weight, handlingInstructions, worth }: Waybill) => [
  { head: 'QTY', value: or('N/A', quantity) },
  { head: 'WT.', value: weight?.trim() ? `${weight} kg` : 'N/A' },
  { head: 'HANDLING', value: or('Nil', handlingInstructions) },
  { head: 'WORTH', value: naira(worth) ?? 'Unknown' },
];
