import { mayAct, waybillKept, waybillMoment } from '@motorpark/domain';
import { takingOff } from '../history';
import type { PersonContext } from '../http/call';
import { forbidden } from '../http/failure';
import { reverse } from '../operation/ledger';
import { refuseOutsideShift } from '../shift/refuseWithoutShift';
import { type LockedWaybill, waybills } from './lockWaybill';

/**
 * Voids a waybill: its money goes back in the ledger. Staff may where it was taken in, on that day, until it leaves, a super admin at any time
 * (docs/money.md).
 */
export const deleteWaybill = takingOff({
  ...waybills,
  refuse: refuseOthers,
  async takeBack(tx, { id, number, origin }, { person, now }) {
    const money = { subject: { noun: 'waybill', id }, person, now } as const;
    await reverse(tx, { ...money, words: `Waybill ${number} deleted`, terminalId: origin.id });
    await refuseOutsideShift(tx, money);
  },
});

function refuseOthers(waybill: LockedWaybill, { person, now }: PersonContext): void {
  const isOwn = person.terminal?.id === waybill.origin.id;
  const moment = waybillMoment(waybill, now.toISOString());
  if (mayAct('waybill.void', { role: person.role, isOwn, moment })) return;
  throw forbidden(
    isOwn
      ? waybillKept(waybill, moment)
      : `Only staff of ${waybill.origin.name}, where it was taken in, can delete this waybill.`,
  );
}
