import { type Terminal, type WaybillForm, waybillSchema } from '@motorpark/domain';
import { draftStore } from '../../shell/draft/draftStore';
import { today } from '../../shell/today';

/** What the clerk has filled in so far: text in every field. */
export type WaybillDraft = Record<keyof WaybillForm, string>;

/** Nothing but where and when it is. */
export function newWaybill(terminals: readonly Terminal[], terminalName: string): WaybillDraft {
  const own = terminals.find(({ name }) => name.toLowerCase() === terminalName.trim().toLowerCase());
  return {
    senderName: '',
    senderPhone: '',
    originTerminal: own?.id ?? '',
    senderAddress: '',
    senderEmail: '',
    bookDate: today(),
    receiverName: '',
    receiverPhone: '',
    destinationTerminal: '',
    goodsDescription: '',
    goodsQuantity: '',
    goodsWeight: '',
    goodsWorth: '',
    handlingInstructions: '',
    amountPaid: '',
    paymentMode: '',
  };
}

const FIELDS = Object.keys(waybillSchema.fields);

const isWaybillDraft = (values: object): values is WaybillDraft => {
  const kept = new Map<string, unknown>(Object.entries(values));
  return FIELDS.every((field) => typeof kept.get(field) === 'string');
};

/** The waybill that the tab was working on, and the latest try to create it. */
export const waybillDrafts = draftStore<WaybillDraft>('waybill', isWaybillDraft);
