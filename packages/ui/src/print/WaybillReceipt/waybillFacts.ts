import {
  WAYBILL_FIELDS,
  type Waybill,
  type WaybillFields,
  formatNaira,
  formatWeight,
  paymentInWords,
} from '@motorpark/domain';
import { fieldsByPart, type Places } from '../../data/fieldPlaces';
import { MISSING_TEXT } from '../../data/missing';
import type { Locale, Say } from '../../locale';
import type { Fact } from '../receipt/FactList';

const orElse = (missing: string, value: string | undefined) => (value?.trim() ? value : missing);

/** These return a substitute for a value that a server left out. */
export const numberOf = ({ number }: Waybill, say: Say): string => orElse(say('Unknown'), number);
export const originOf = ({ originTerminal }: Waybill, say: Say): string =>
  orElse(say('Unknown'), originTerminal);
export const destinationOf = ({ destinationTerminal }: Waybill, say: Say): string =>
  orElse(say('Unknown'), destinationTerminal);
export const descriptionOf = ({ description }: Waybill, say: Say): string =>
  orElse(say(MISSING_TEXT), description);

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
  quantity: {
    part: 'goods',
    term: 'QTY',
    value: ({ quantity }, _, say) => orElse(say(MISSING_TEXT), quantity),
  },
  weight: {
    part: 'goods',
    term: 'WT.',
    value: ({ weight }, _, say) => (weight?.trim() ? formatWeight(weight) : say(MISSING_TEXT)),
  },
  handlingInstructions: {
    part: 'goods',
    term: 'HANDLING',
    value: ({ handlingInstructions }, _, say) => orElse(say('Nil'), handlingInstructions),
  },
  worth: {
    part: 'goods',
    term: 'WORTH',
    value: ({ worth }, region, say) => (worth === undefined ? say('Unknown') : formatNaira(worth, region)),
  },
  paymentMethod: { part: 'payment', term: 'Payment method', value: paymentInWords },
  nonCash: null,
  paymentReference: null,
  amount: { part: 'payment', term: 'Amount', isLarge: true },
};

/** Returns the facts of one part of the receipt. */
export const factsOf = (waybill: Waybill, part: Part, locale: Locale): Fact[] => [
  ...fieldsByPart(WAYBILL_FIELDS, PLACES, waybill, locale)(part),
  ...(part === 'payment' ? storageFacts(waybill, locale) : []),
];

const storageFacts = ({ storageFee }: Waybill, { region }: Locale): Fact[] =>
  storageFee === undefined ? [] : [{ term: 'Storage fee', value: formatNaira(storageFee, region) }];
