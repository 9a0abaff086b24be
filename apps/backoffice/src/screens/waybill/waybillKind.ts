import { readWaybill, useSession, useWaybillStatus } from '@motorpark/api';
import {
  type Fact,
  type Session,
  WAYBILL_FIELDS,
  WAYBILL_TRANSITIONS_AT,
  type Waybill,
  fieldFacts,
  findWaybill,
  mayAct,
  terminalOf,
  waybillDirection,
  waybillKept,
  waybillMoment,
} from '@motorpark/domain';
import { late } from '@motorpark/ui';
import { waybillOverviewPath } from '../../paths';
import { type CounterKind, NEVER_THEIRS } from '../../shared/counter/counterKind';
import { useStatusSteps } from '../../shared/history/useStatusSteps';
import { now } from '../../shared/today';
import { WAYBILLS, messages } from './messages';

/** What people decide by when they send a parcel on, hand it out or void its waybill. */
const FACTS: readonly Fact<Waybill>[] = [
  { label: 'Status', of: ({ status }) => status },
  ...fieldFacts(WAYBILL_FIELDS, 'senderName', 'senderPhone', 'receiverName', 'receiverPhone'),
  { label: WAYBILL_FIELDS.originTerminalId.label, of: ({ originTerminal }) => originTerminal },
  { label: WAYBILL_FIELDS.destinationTerminalId.label, of: ({ destinationTerminal }) => destinationTerminal },
  ...fieldFacts(WAYBILL_FIELDS, 'description', 'quantity', 'worth', 'amount'),
];

/** How a waybill that somebody else has changed meanwhile is looked at. */
const LOOKS = { read: readWaybill, facts: FACTS, nameOf: ({ number }: Waybill) => `Waybill ${number}` };

const HandOverDialog = late('HandOverDialog', () => import('./dialogs/HandOverDialog'));

/** At which end of its road a person stands. */
const endOf = (waybill: Waybill, session: Session | undefined) =>
  waybillDirection(waybill, terminalOf(session));

/** Waybills, as the counter deals with them. */
export const WAYBILL: CounterKind<Waybill> = {
  one: 'waybill',
  receipt: 'both',
  list: WAYBILLS,
  overviewPath: waybillOverviewPath,
  find: findWaybill,
  looks: LOOKS,
  whoOf: ({ senderName }) => senderName,
  words: messages,
  whyKept(waybill, session) {
    const moment = waybillMoment(waybill, now());
    const isOwn = endOf(waybill, session) === 'outgoing';
    if (mayAct('waybill.void', { role: session.role, isOwn, moment })) return undefined;
    return isOwn ? waybillKept(waybill, moment) : NEVER_THEIRS;
  },
};

/** The statuses that this end of a parcel's road may set. */
export function useWaybillSteps(onChanged?: () => unknown) {
  const session = useSession();
  return useStatusSteps({
    transitionsOf: (waybill) => WAYBILL_TRANSITIONS_AT[endOf(waybill, session)],
    changing: useWaybillStatus(),
    looks: LOOKS,
    dialogs: { 'Picked Up': HandOverDialog },
    notKept: () => messages.noStatuses,
    onChanged,
  });
}
