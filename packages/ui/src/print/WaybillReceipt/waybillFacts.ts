import {
  type Region,
  WAYBILL_FIELDS,
  type Waybill,
  type WaybillFields,
  formatNaira,
  formatWeight,
  paymentInWords,
} from '@motorpark/domain';
import { fieldsByPart, type Places } from '../../data/fieldPlaces';
import type { Fact } from '../receipt/FactList';

const orElse = (missing: string, value: string | undefined) => (value?.trim() ? value : missing);

/** These return a substitute for a value that a server left out. */
export const numberOf = ({ number }: Waybill): string => orElse('Unknown', number);
export const originOf = ({ originTerminal }: Waybill): string => orElse('Unknown', originTerminal);
export const destinationOf = ({ destinationTerminal }: Waybill): string =>
  orElse('Unknown', destinationTerminal);
export const descriptionOf = ({ description }: Waybill): string => orElse('N/A', description);

type Part = 'sender' | 'receiver' | 'payment' | 'goods';

/** The terminals and the description have places of their own. */
const PLACES: Places<WaybillFields, Waybill> = {
  senderName: { part: 'sender', term: 'Name' },
  senderPhone: { part: 'sender', term: 'Phone' },
  originTerminalId: null,
  senderAddress: null,
  senderEmail: null,
  bookDate: null,
  receiverName: { part: 'receiver', term: 'Name' },
  receiverPhone: { part: 'receiver', term: 'Phone' },
  destinationTerminalId: null,
  description: null,
  quantity: { part: 'goods', term: 'QTY', value: ({ quantity }) => orElse('N/A', quantity) },
  weight: {
    part: 'goods',
    term: 'WT.',
    value: ({ weight }) => (weight?.trim() ? formatWeight(weight) : 'N/A'),
  },
  handlingInstructions: {
    part: 'goods',
    term: 'HANDLING',
    value: ({ handlingInstructions }) => orElse('Nil', handlingInstructions),
  },
  worth: {
    part: 'goods',
    term: 'WORTH',
    value: ({ worth }, region) => (worth === undefined ? 'Unknown' : formatNaira(worth, region)),
  },
  paymentMethod: { part: 'payment', term: 'Payment method', value: paymentInWords },
  nonCash: null,
  paymentReference: null,
  amount: { part: 'payment', term: 'Amount', isLarge: true },
};

/** Returns the facts of one part of the receipt. */
export const factsOf = (waybill: Waybill, part: Part, region: Region): Fact[] => [
  ...fieldsByPart(WAYBILL_FIELDS, PLACES, waybill, region)(part),
  ...(part === 'payment' ? storageFacts(waybill, region) : []),
];

const storageFacts = ({ storageFee }: Waybill, region: Region): Fact[] =>
  storageFee === undefined ? [] : [{ term: 'Storage fee', value: formatNaira(storageFee, region) }];
