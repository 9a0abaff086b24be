import { mayAct, whyWaybillNotDeletable, waybillMoment } from '@motorpark/domain';
import { recordGiveBack } from '../giveBack/recordGiveBack';
import { reasonIn, removing } from '../history';
import type { PersonContext } from '../http/call';
import { forbidden } from '../http/failure';
import { balanceOf, reverse } from '../operation/ledger';
import { refuseOutsideShift } from '../shift/refuseWithoutShift';
import { type LockedWaybill, waybills } from './lockWaybill';
import { reverseStorage } from './storage';

/**
 * Voids a waybill and reverses its money in the ledger. Staff of the terminal that took it in may do so on that day until the parcel leaves, a super admin at
 * any time (docs/money.md).
 */
export const deleteWaybill = removing({
  ...waybills,
  refuse: refuseWithoutRight,
  async takeBack(tx, waybill, { input, person, now, ip, requestId }) {
    const { id, number, origin } = waybill;
    const money = { subject: { noun: 'waybill', id }, person, now } as const;
    const amount = await balanceOf(tx, money.subject);
    const act = { ...money, way: 'delete', amount, kept: 0, terminalId: origin.id } as const;
    await recordGiveBack(tx, { ...act, reason: reasonIn(input), ip, requestId });
    await reverseStorage(tx, waybill, { why: 'deleted', person, now });
    await reverse(tx, { ...money, words: `Waybill ${number} deleted`, terminalId: origin.id });
    await refuseOutsideShift(tx, money);
  },
});

function refuseWithoutRight(waybill: LockedWaybill, { person, now }: PersonContext): void {
  const isOwn = person.terminal?.id === waybill.origin.id;
  const moment = waybillMoment(waybill, now.toISOString());
  if (mayAct('waybill.void', { role: person.role, isOwn, moment })) return;
  throw forbidden(
    isOwn
      ? whyWaybillNotDeletable(waybill, moment)
      : `Only staff of ${waybill.origin.name}, where it was taken in, can delete this waybill.`,
  );
}
