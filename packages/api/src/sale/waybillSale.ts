import {
  type Terminal,
  type WaybillDraft,
  formatNaira,
  paidFact,
  typedNaira,
  waybillSchema,
} from '@motorpark/domain';
import type { NewSale } from '../outbox/sale';

/** Returns the sale of a waybill with a retry key; `terminals` include its ends. */
export function waybillSale(
  key: string,
  draft: WaybillDraft,
  terminals: readonly Terminal[],
): NewSale<'waybill'> {
  const form = waybillSchema.cast(draft, { stripUnknown: true });
  const amount = typedNaira(form.amount) ?? 0;
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
      { term: 'Amount', value: formatNaira(amount) },
      paidFact({ ...form, amount, nonCash: typedNaira(form.nonCash) }),
    ],
  };
}
