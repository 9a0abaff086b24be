import {
  type Terminal,
  WAYBILL_FIELDS,
  type WaybillDraft,
  formatNaira,
  waybillSchema,
} from '@motorpark/domain';
import type { NewSale } from '../../../shared/outbox/sale';
import { useSaleForm } from '../../../shared/outbox/useSaleForm';
import { messages } from '../messages';
import { waybillDrafts } from '../waybillDraft';

/** The task of the waybill wizard that takes in a parcel exactly once. */
export const useTakeInWaybill = (terminals: readonly Terminal[], owner: string) =>
  useSaleForm({
    title: messages.createTitle,
    done: messages.created,
    owner,
    drafts: waybillDrafts,
    written: (draft: WaybillDraft) => JSON.stringify(waybillSchema.cast(draft, { assert: false })),
    saleOf: (key, draft: WaybillDraft) => waybillSale(key, draft, terminals),
  });

/** A new waybill for the queue. */
function waybillSale(key: string, draft: WaybillDraft, terminals: readonly Terminal[]): NewSale<'waybill'> {
  const form = waybillSchema.cast(draft);
  const ends = [form.originTerminalId, form.destinationTerminalId];
  const named = ends.flatMap((end) => terminals.filter(({ id }) => id === end));
  return {
    key,
    kind: 'waybill',
    order: { form, terminals: named },
    draft,
    facts: [
      { term: 'Sender', value: form.senderName },
      { term: 'Receiver', value: form.receiverName },
      { term: 'From and to', value: named.map(({ name }) => name).join(' - ') },
      { term: 'Goods', value: form.description },
      { term: 'Amount', value: formatNaira(WAYBILL_FIELDS.amount.kind.parse(form.amount) ?? 0) },
      { term: 'Payment', value: form.paymentMethod },
    ],
  };
}
