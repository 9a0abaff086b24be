import type { WireWaybillRow } from '@motorpark/contract';
import { type GiveBackTerms, NO_REASON } from '@motorpark/domain';
import { recordGiveBackFrom } from '../../store/giveBack/recordGiveBack';
import { reasonIn, removing } from '../../store/history';
import { forbidden } from '../../request/failure';
import { reverse } from '../../store/operation/ledger';
import { refuseOutsideShift } from '../../store/shift/refuseWithoutShift';
import { type LockedWaybill, waybills } from '../../store/waybill/lockWaybill';
import { mayActOnParcel } from '../../store/waybill/reach';
import { reverseStorage } from '../../store/waybill/storage';
import { waybillTermsOf } from '../../store/waybill/waybillTerms';

const paidIn = (terminal: string) =>
  `Its storage was paid in ${terminal}. Only staff from there can give that back.`;

interface Voiding {
  waybill: LockedWaybill;
  terms: GiveBackTerms;
}

/**
 * Voids a waybill and reverses its money in the ledger. Staff of the terminal that took it in may do so on that day until the parcel leaves, a super admin at
 * any time (docs/money.md).
 */
export const deleteWaybill = removing<Voiding, WireWaybillRow>({
  ...waybills,
  async lock(tx, change) {
    const waybill = await waybills.lock(tx, change);
    const termsOf = await waybillTermsOf(tx, waybill.id, change);
    return { waybill, terms: termsOf('delete') };
  },
  refuse({ terms }) {
    if (terms.refused !== undefined) throw forbidden(terms.refused);
  },
  mayLackReason: ({ terms }) => terms.as === 'correction',
  async takeBack(tx, { waybill }, { input, person, now, ip, requestId }) {
    const { id, number, origin } = waybill;
    const money = { subject: { noun: 'waybill', id }, person, now } as const;
    const storage = await reverseStorage(tx, waybill, { why: 'deleted', person, now });
    if (storage.size > 0 && !mayActOnParcel(waybill, person, 'waybill.handOver'))
      throw forbidden(paidIn(waybill.destination.name));
    const act = { ...money, way: 'delete', kept: 0, terminalId: origin.id } as const;
    const price = await reverse(tx, { ...act, words: `Waybill ${number} deleted` });
    const books = new Map([...price, ...storage]);
    await recordGiveBackFrom(tx, books, { ...act, reason: reasonIn(input) ?? NO_REASON, ip, requestId });
    await refuseOutsideShift(tx, money);
  },
});
