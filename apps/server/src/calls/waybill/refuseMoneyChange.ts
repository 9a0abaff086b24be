import { waybillWire } from '@motorpark/contract';
import {
  type GiveBackTerms,
  type TimedAction,
  type WaybillFields,
  type WaybillWay,
  mayAct,
  needsReason,
  waybillMoment,
  whyNotOpen,
} from '@motorpark/domain';
import type { Person } from '../../request/person';
import { cannotAskWhy, refuseWithoutReason } from '../../store/history';
import { invalid } from '../../request/failure';
import type { LockedWaybill } from '../../store/waybill/lockWaybill';
import type { Parcel } from '../../store/waybill/parcel';

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
  /** Returns the terms for giving its money back. */
  termsOf: (way: WaybillWay) => GiveBackTerms;
}

/**
 * Throws a 422 at a field that this person may not change any more, or at `reason` if one is missing. The caller has checked that the waybill is the person's
 * to edit.
 */
export function refuseMoneyChange(before: LockedWaybill, after: Parcel, asked: Asked): void {
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
  const isPaidOtherwise = after.paymentMethod !== before.paymentMethod;
  if (isLess) refuseBy(termsOf('amount'), 'amount');
  if (isPaidOtherwise) refuseBy(termsOf('method'), 'paymentMethod');
  if ((isLess || isPaidOtherwise) && !cannotAskWhy({ person, reason })) refuseWithoutReason(reason);
}

function refuseBy({ refused }: GiveBackTerms, field: keyof WaybillFields): void {
  if (refused !== undefined) throw invalid({ [waybillWire.names[field]]: refused });
}
