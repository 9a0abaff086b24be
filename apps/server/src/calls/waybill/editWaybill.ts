import { type Data, type WireWaybillOverview, waybillWire } from '@motorpark/contract';
import {
  NO_REASON,
  WAYBILL_FIELDS,
  type WaybillFields,
  type WaybillStatus,
  mayAct,
  isPaidOtherwise,
  namesOthers,
  paymentChange,
  paymentParts,
  waybillMoment,
  type GiveBackTerms,
  type TimedAction,
  type WaybillWay,
  needsReason,
  whyNotOpen,
} from '@motorpark/domain';
import { computed, sql } from '../../db';
import { refuseErased } from '../../store/erasure/refuseErased';
import { changesBetween } from '../../store/field';
import { FACTS_OF } from '../../store/giveBack/facts';
import { recordChangedPayment } from '../../store/giveBack/recordChangedPayment';
import { recordGiveBack } from '../../store/giveBack/recordGiveBack';
import { reasonIn, recordEdit, cannotAskWhy, refuseWithoutReason } from '../../store/history';
import type { PersonContext } from '../../request/call';
import { forbidden, invalid, refused } from '../../request/failure';
import { recordSale, reverse } from '../../store/operation/ledger';
import { awaitPayment, withdrawPayment } from '../../store/payment/awaitPayment';
import { withKeptPayment } from '../../store/payment/withKeptPayment';
import { refuseExtraNonCash } from '../../store/payment/refuseExtraNonCash';
import { refuseOutsideShift } from '../../store/shift/refuseWithoutShift';
import { type LockedWaybill, lockWaybill } from '../../store/waybill/lockWaybill';
import { type Parcel, paidFor, parcelOf, waybillIn } from '../../store/waybill/parcel';
import { mayActOnParcel } from '../../store/waybill/reach';
import { waybillColumns } from '../../store/waybill/waybillColumns';
import { recordBelowTariff } from '../../store/waybill/recordBelowTariff';
import { overviewById } from '../../store/waybill/waybillRows';
import { waybillTermsOf } from '../../store/waybill/waybillTerms';
import type { Person } from '../../request/person';

const AT_ORIGIN = 'Pending' satisfies WaybillStatus;

/**
 * Edits a waybill. Staff of the terminal that took it in may do so until it is picked up; its terminals change only until it leaves. Later changes of payment
 * or receiver need a super admin and a reason (docs/money.md). All changes are stored in the history. A changed amount is booked as a reversal and a new
 * income.
 */
export async function editWaybill(context: PersonContext): Promise<Data<WireWaybillOverview>> {
  const { db, id, input, person, now, ip, requestId } = context;
  const form = waybillIn(input);
  const reason = reasonIn(input);
  return db.transaction(async (tx) => {
    const before = await lockWaybill(tx, context);
    if (!mayActOnParcel(before, person, 'waybill.edit')) {
      const { name } = before.origin;
      throw forbidden(`Only staff of ${name}, where it was taken in, can edit this waybill.`);
    }
    refuseErased('waybill', before.erasureId);
    const moment = waybillMoment(before, now.toISOString());
    if (!mayAct('waybill.edit', { role: person.role, isOwn: true, moment })) {
      throw refused(`This waybill is ${before.status}. It can no longer be edited.`);
    }
    const after = withKeptPayment(input, await parcelOf(tx, form, person, before), before);
    refuseRouteChange(before, after);
    const termsOf = await waybillTermsOf(tx, id, context);
    refuseMoneyChange(before, after, { person, now, reason, termsOf });
    await tx.query(sql`update waybill set ${waybillColumns.assigned(after)} where id = ${id}`);
    const isOtherwise = isPaidOtherwise(paidFor(before), paidFor(after));
    const fields = changesBetween<WaybillFields, Parcel>(WAYBILL_FIELDS, before, after, NAMED);
    await recordEdit(tx, {
      noun: 'waybill',
      id,
      fields,
      reason: reason ?? (after.amount < before.amount || isOtherwise ? NO_REASON : undefined),
      person,
      now,
    });
    const subject = { noun: 'waybill', id } as const;
    const act = { subject, kept: 0, person, terminalId: before.origin.id, now, ip, requestId } as const;
    const [was] = await tx.query(
      sql`select ${computed<{ sent: boolean }>({ sent: FACTS_OF.waybill(id, now).after_departure })}`,
    );
    const isSpent = moment !== 'open' || was?.sent === true;
    if (isSpent && namesOthers(namesIn(before), namesIn(after)))
      await recordGiveBack(tx, { ...act, way: 'person', amount: 0, reason });
    await recordChangedPayment(tx, {
      ...act,
      way: 'amount',
      from: paidFor(before),
      to: { ...paidFor(after), terminalId: after.origin.id },
      reason: reason ?? NO_REASON,
    });
    await recordBelowTariff(tx, { ...act, parcel: after, before, reason });
    if (after.amount !== before.amount || after.origin.id !== before.origin.id || isOtherwise) {
      const line = { subject, person, now };
      const until = (await withdrawPayment(tx, subject, line))?.until;
      const words = `Waybill ${before.number}`;
      await reverse(tx, {
        ...line,
        words: `${words} corrected, taken back`,
        terminalId: before.origin.id,
        part: 'price',
      });
      const income = { ...line, words: `${words} corrected`, terminalId: after.origin.id };
      const made = await recordSale(tx, income, paymentParts(paidFor(after)));
      if (!isOtherwise && !until) {
        for (const { method } of paymentChange(paidFor(before), paidFor(after)).collected)
          await refuseExtraNonCash(tx, { method, paid: before.amount }, (why) =>
            invalid({ amount: `${why} Delete the waybill and take the parcel in anew.` }),
          );
      }
      if (isOtherwise || until)
        await awaitPayment(tx, { line: made, method: after.paymentMethod, now, until });
      await refuseOutsideShift(tx, line);
    }
    return { data: await overviewById(tx, id) };
  });
}

const namesIn = ({ senderName, receiverName }: Parcel): string[] => [senderName, receiverName];

function refuseRouteChange(before: LockedWaybill, after: Parcel) {
  if (before.status === AT_ORIGIN && before.tripId === null) return;
  const message =
    before.status === AT_ORIGIN
      ? 'It is loaded onto a bus. Take it off first.'
      : `It has left ${before.origin.name}: its terminals can no longer change.`;
  if (after.origin.id !== before.origin.id) throw invalid({ original_terminal: message });
  if (after.destination.id !== before.destination.id) throw invalid({ destination_terminal: message });
}

const NAMED = {
  originTerminalId: ({ origin }: Parcel) => origin.name,
  destinationTerminalId: ({ destination }: Parcel) => destination.name,
};

/** The fields of a waybill that say what its goods are worth and who gets them. */
const RESTRICTED_FIELDS = [
  { field: 'worth', act: 'waybill.amount', what: 'what its goods are worth' },
  { field: 'receiverName', act: 'waybill.receiver', what: 'its receiver' },
  { field: 'receiverPhone', act: 'waybill.receiver', what: 'its receiver' },
] as const satisfies readonly { field: keyof WaybillFields; act: TimedAction; what: string }[];

interface Asked {
  person: Person;
  now: Date;
  reason: string | undefined;
  termsOf: (way: WaybillWay) => GiveBackTerms;
}

/**
 * Throws a 422 at a field that this person may not change any more, or at `reason` if one is missing. The caller has checked that the waybill is the person's
 * to edit.
 */
function refuseMoneyChange(before: LockedWaybill, after: Parcel, asked: Asked): void {
  const { person, now, reason, termsOf } = asked;
  const moment = waybillMoment(before, now.toISOString());
  const one = { role: person.role, isOwn: true, moment };
  const refuseUnlessOpen = (field: keyof WaybillFields, act: TimedAction, what: string) => {
    if (!mayAct(act, one)) {
      const why = whyNotOpen(before, moment);
      throw invalid({
        [waybillWire.names[field]]: `This waybill ${why}. Only a super admin can change ${what} now.`,
      });
    }
    if (needsReason(act, one)) refuseWithoutReason(reason);
  };
  for (const { field, act, what } of RESTRICTED_FIELDS) {
    if (before[field] !== after[field]) refuseUnlessOpen(field, act, what);
  }
  if (after.amount > before.amount) refuseUnlessOpen('amount', 'waybill.amount', 'what was paid');
  const isLess = after.amount < before.amount;
  const { moved } = paymentChange(paidFor(before), paidFor(after));
  const isOtherwise = moved.length > 0;
  if (isLess) refuseBy(termsOf('amount'), 'amount');
  if (isOtherwise) refuseBy(termsOf('method'), 'paymentMethod');
  // What came in cash is not paid otherwise while the rest is not confirmed, but that may be paid in cash.
  if (before.nonCash !== undefined && moved.some(({ from }) => from === 'Cash'))
    refuseBy(termsOf('amount'), 'paymentMethod');
  const isRefund = isLess && termsOf('amount').as === 'refund';
  if ((isLess || isOtherwise) && (isRefund || !cannotAskWhy({ person, reason }))) refuseWithoutReason(reason);
}

function refuseBy({ refused: why }: GiveBackTerms, field: keyof WaybillFields): void {
  if (why !== undefined) throw invalid({ [waybillWire.names[field]]: why });
}
