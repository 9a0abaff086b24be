import type { Data, WireWaybillOverview } from '@motorpark/contract';
import type { PersonContext } from '../http/call';
import { once } from '../http/once';
import { recordIncome } from '../operation/ledger';
import { awaitPayment } from '../payment/awaitPayment';
import { refuseWithoutShift } from '../shift/refuseWithoutShift';
import { insertWaybill } from './insertWaybill';
import { parcelOf, waybillIn } from './parcel';
import { overviewById } from './waybillRows';

/** Creates a waybill with its money in one transaction, once per retry key. */
export async function createWaybill(context: PersonContext): Promise<Data<WireWaybillOverview>> {
  const { input, person, now, madeInShift } = context;
  const form = waybillIn(input);
  return once(context, async (tx) => {
    const parcel = await parcelOf(tx, form, person);
    await refuseWithoutShift(tx, context);
    const { id, number } = await insertWaybill(tx, { parcel, person, now });
    const line = await recordIncome(tx, {
      subject: { noun: 'waybill', id },
      words: `Waybill ${number}`,
      amount: parcel.amount,
      terminalId: parcel.origin.id,
      person,
      now,
      sent: { madeInShift },
    });
    await awaitPayment(tx, { line, method: parcel.paymentMethod, now });
    return { data: await overviewById(tx, id) };
  });
}
