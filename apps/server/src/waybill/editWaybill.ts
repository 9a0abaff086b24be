import type { Data, WireWaybillOverview } from '@motorpark/api/contract';
import { canEditWaybill, formatDay, formatNaira, kilograms, type WaybillStatus } from '@motorpark/domain';
import { type Sql, sql } from '../db';
import { recordEdit } from '../history';
import type { PersonContext } from '../http/call';
import { Failure, invalid, refused } from '../http/failure';
import { recordIncome, reverse } from '../operation/ledger';
import { overviewById } from './createWaybill';
import { type LockedWaybill, lockWaybill } from './lockWaybill';
import { METHOD_ON_WIRE, type Parcel, parcelOf, waybillIn } from './parcel';
import { standsAt } from './reach';

const AT_ORIGIN = 'Pending' satisfies WaybillStatus;

/**
 * Changes what a waybill says, by those who took it in, until it is picked up; its terminals only until it leaves. What was
 * changed is kept. Another amount goes through the ledger: the old one is taken back, the new one comes in.
 */
export async function editWaybill(context: PersonContext): Promise<Data<WireWaybillOverview>> {
  const { db, id, input, person, now } = context;
  const form = waybillIn(input);
  return db.transaction(async (tx) => {
    const before = await lockWaybill(tx, id, person);
    if (!standsAt(person, 'outgoing', before)) {
      const { name } = before.origin;
      throw new Failure(403, {
        message: `Only staff of ${name}, where it was taken in, can edit this waybill.`,
      });
    }
    if (!canEditWaybill(before.status)) {
      throw refused(`This waybill is ${before.status}. It can no longer be edited.`);
    }
    const after = await parcelOf(tx, form, person);
    refuseOtherRoad(before, after);
    await update(tx, id, after);
    await recordEdit(tx, { noun: 'waybill', id, fields: changesBetween(before, after), person, now });
    if (after.amount !== before.amount || after.origin.id !== before.origin.id) {
      const line = { subject: { noun: 'waybill', id }, person, now } as const;
      const words = `Waybill ${before.number}`;
      await reverse(tx, { ...line, words: `${words} corrected, taken back`, terminalId: before.origin.id });
      const { amount, origin } = after;
      await recordIncome(tx, { ...line, words: `${words} corrected`, amount, terminalId: origin.id });
    }
    return { data: await overviewById(tx, id) };
  });
}

function refuseOtherRoad(before: LockedWaybill, after: Parcel) {
  if (before.status === AT_ORIGIN) return;
  const gone = `It has left ${before.origin.name}: its terminals can no longer change.`;
  if (after.origin.id !== before.origin.id) throw invalid({ original_terminal: gone });
  if (after.destination.id !== before.destination.id) throw invalid({ destination_terminal: gone });
}

const update = (tx: Sql, id: string, parcel: Parcel) =>
  tx.query(sql`
    update waybill set sender_name = ${parcel.senderName}, sender_number = ${parcel.senderNumber},
      sender_email = ${parcel.senderEmail}, sender_address = ${parcel.senderAddress},
      receiver_name = ${parcel.receiverName}, receiver_number = ${parcel.receiverNumber},
      origin_terminal_id = ${parcel.origin.id}, destination_terminal_id = ${parcel.destination.id},
      book_date = ${parcel.bookDate}, description = ${parcel.description}, quantity = ${parcel.quantity},
      weight_grams = ${parcel.grams}, worth_kobo = ${parcel.worth}, payment_method = ${parcel.paymentMethod},
      amount_kobo = ${parcel.amount}, handling_instructions = ${parcel.handling}
    where id = ${id}`);

/** The waybill's fields as people call and read them. */
const READ: readonly { field: string; of: (parcel: Parcel) => string }[] = [
  { field: 'Sender name', of: ({ senderName }) => senderName },
  { field: 'Sender phone', of: ({ senderNumber }) => senderNumber },
  { field: 'Sender email', of: ({ senderEmail }) => senderEmail },
  { field: 'Sender address', of: ({ senderAddress }) => senderAddress },
  { field: 'Origin terminal', of: ({ origin }) => origin.name },
  { field: 'Booking date', of: ({ bookDate }) => formatDay(bookDate) },
  { field: 'Receiver name', of: ({ receiverName }) => receiverName },
  { field: 'Receiver phone', of: ({ receiverNumber }) => receiverNumber },
  { field: 'Destination terminal', of: ({ destination }) => destination.name },
  { field: 'Description', of: ({ description }) => description },
  { field: 'Quantity', of: ({ quantity }) => String(quantity) },
  { field: 'Weight (kg)', of: ({ grams }) => (grams === null ? '' : kilograms(grams)) },
  { field: 'Goods worth', of: ({ worth }) => formatNaira(worth) },
  { field: 'Handling instructions', of: ({ handling }) => handling },
  { field: 'Payment mode', of: ({ paymentMethod }) => METHOD_ON_WIRE[paymentMethod] },
  { field: 'Amount paid', of: ({ amount }) => formatNaira(amount) },
];

const changesBetween = (before: Parcel, after: Parcel) =>
  READ.map(({ field, of }) => ({ field, from: of(before), to: of(after) }));
