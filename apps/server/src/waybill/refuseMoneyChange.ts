import { waybillWire } from '@motorpark/contract';
import {
  type TimedAction,
  type WaybillFields,
  mayAct,
  needsReason,
  waybillMoment,
  whyNotOpen,
} from '@motorpark/domain';
import type { Person } from '../access/person';
import { cannotAskWhy, refuseWithoutReason } from '../history';
import { invalid } from '../http/failure';
import type { LockedWaybill } from './lockWaybill';
import type { Parcel } from './parcel';

/** The fields of a waybill that are about money or say who gets the goods. */
const RESTRICTED_FIELDS = [
  { field: 'amount', act: 'waybill.amount', what: 'what was paid' },
  { field: 'paymentMethod', act: 'waybill.amount', what: 'how it was paid' },
  { field: 'worth', act: 'waybill.amount', what: 'what its goods are worth' },
  { field: 'receiverName', act: 'waybill.receiver', what: 'its receiver' },
  { field: 'receiverPhone', act: 'waybill.receiver', what: 'its receiver' },
] as const satisfies readonly { field: keyof WaybillFields; act: TimedAction; what: string }[];

/**
 * Throws a 422 at a field that this person may not change any more, or at `reason` if one is missing. The caller has checked that the waybill is the person's
 * to edit.
 */
export function refuseMoneyChange(
  before: LockedWaybill,
  after: Parcel,
  { person, now, reason }: { person: Person; now: Date; reason: string | undefined },
): void {
  const moment = waybillMoment(before, now.toISOString());
  const one = { role: person.role, isOwn: true, moment };
  const why = whyNotOpen(before, moment);
  for (const { field, act, what } of RESTRICTED_FIELDS) {
    if (before[field] === after[field]) continue;
    if (!mayAct(act, one)) {
      throw invalid({
        [waybillWire.names[field]]: `This waybill ${why}. Only a super admin can change ${what} now.`,
      });
    }
    if (needsReason(act, one)) refuseWithoutReason(reason);
  }
  const givesBack = after.amount < before.amount && needsReason('waybill.giveBack', one);
  if (givesBack && !cannotAskWhy({ person, reason })) refuseWithoutReason(reason);
}
