import type { Data, WireWaybillOverview } from '@motorpark/contract';
import { paymentParts } from '@motorpark/domain';
import type { PersonContext } from '../../request/call';
import { once } from '../../request/once';
import { recordSale } from '../../store/operation/ledger';
import { awaitPayment } from '../../store/payment/awaitPayment';
import { refuseWithoutShift } from '../../store/shift/refuseWithoutShift';
import { insertWaybill } from '../../store/waybill/insertWaybill';
import { recordBelowTariff } from '../../store/waybill/recordBelowTariff';
import { paidFor, parcelOf, waybillIn } from '../../store/waybill/parcel';
import { overviewById } from '../../store/waybill/waybillRows';

/** Creates a waybill with its money in one transaction, once per retry key. */
export async function createWaybill(context: PersonContext): Promise<Data<WireWaybillOverview>> {
  const { input, person, now, madeInShift, ip, requestId } = context;
  const form = waybillIn(input);
  return once(context, async (tx) => {
    const parcel = await parcelOf(tx, form, person);
    await refuseWithoutShift(tx, context);
    const { id, number } = await insertWaybill(tx, { parcel, person, now });
    const sale = { subject: { noun: 'waybill', id }, words: `Waybill ${number}` } as const;
    const money = { ...sale, terminalId: parcel.origin.id, person, now, sent: { madeInShift } };
    const line = await recordSale(tx, money, paymentParts(paidFor(parcel)));
    await recordBelowTariff(tx, { ...money, parcel, ip, requestId });
    await awaitPayment(tx, { line, method: parcel.paymentMethod, now });
    return { data: await overviewById(tx, id) };
  });
}
