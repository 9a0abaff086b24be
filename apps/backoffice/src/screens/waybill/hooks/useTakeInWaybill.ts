import {
  type Terminal,
  WAYBILL_FIELDS,
  type Waybill,
  type WaybillDraft,
  formatNaira,
  waybillSchema,
} from '@motorpark/domain';
import type { KeptDraft } from '../../../shared/draft/draftStore';
import type { NewSale } from '../../../shared/outbox/sale';
import { useSaleForm } from '../../../shared/outbox/useSaleForm';
import { type SaleTask, resultOf } from '../../../shared/sale/saleTask';
import { messages } from '../messages';
import { waybillDrafts } from '../waybillDraft';

/** Takes the parcel in, once. */
export function useTakeInWaybill(terminals: readonly Terminal[], kept: KeptDraft<unknown> | undefined) {
  const form = useSaleForm<'waybill'>({ kept, dropDraft: waybillDrafts.dropDraft });
  const task: SaleTask<WaybillDraft, Waybill> = {
    title: messages.createTitle,
    done: messages.created,
    async submit(draft) {
      const written = JSON.stringify(waybillSchema.cast(draft));
      return resultOf(await form.submit(written, (key) => waybillSale(key, draft, terminals)));
    },
  };
  return {
    ...form,
    task,
    unansweredTry: (draft: WaybillDraft) =>
      form.unansweredTry(JSON.stringify(waybillSchema.cast(draft, { assert: false }))),
  };
}

/** A parcel as it is written down until it is taken in. */
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
