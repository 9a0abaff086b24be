import { waybillCodec, useSession, useWaybillStatus, now } from '@motorpark/api';
import {
  type Fact,
  type Session,
  WAYBILL_FIELDS,
  WAYBILL_STATUSES,
  WAYBILL_TRANSITIONS_AT,
  type Waybill,
  fieldFacts,
  findWaybill,
  isOwnTerminal,
  mayAct,
  terminalOf,
  waybillDirection,
  whyWaybillNotDeletable,
  waybillMoment,
} from '@motorpark/domain';
import { lazyPart } from '@motorpark/ui';
import { href, waybillOverviewPath } from '../../paths';
import { type SoldKind, NEVER_DELETABLE } from '../../shared/sold/soldKind';
import type { ConflictView } from '../../shared/history/useStaleRecord';
import { useStatusSteps } from '../../shared/history/useStatusSteps';
import { messages } from './messages';

/** The facts shown when a conflict is decided while a parcel is sent, handed over or voided. */
const FACTS: readonly Fact<Waybill>[] = [
  { label: 'Status', of: ({ status }) => status },
  ...fieldFacts(WAYBILL_FIELDS, 'senderName', 'senderPhone', 'receiverName', 'receiverPhone'),
  { label: WAYBILL_FIELDS.originTerminalId.label, of: ({ originTerminal }) => originTerminal },
  { label: WAYBILL_FIELDS.destinationTerminalId.label, of: ({ destinationTerminal }) => destinationTerminal },
  ...fieldFacts(WAYBILL_FIELDS, 'description', 'quantity', 'worth', 'amount'),
];

/** How the conflict dialog reads and shows a waybill that somebody else has changed. */
const CONFLICT_VIEW: ConflictView<Waybill> = {
  read: waybillCodec.read,
  facts: FACTS,
  nameOf: ({ number }: Waybill) => `Waybill ${number}`,
};

const HandOverDialog = lazyPart('HandOverDialog', () => import('./dialogs/HandOverDialog'));

const TakeBackDialog = lazyPart('TakeBackDialog', () => import('./dialogs/HandOverDialog'));

/** The steps of a waybill that open a dialog of its own. */
export const STEP_DIALOGS = { 'Picked Up': HandOverDialog, 'Back to Delivered': TakeBackDialog };

/** Whether the user's terminal is the origin or the destination of the waybill. */
const endOf = (waybill: Waybill, session: Session | undefined) =>
  waybillDirection(waybill, terminalOf(session));

/** Whether the waybill leaves a terminal of the user. */
export const leavesOwn = (
  { originTerminalId, originTerminal }: Pick<Waybill, 'originTerminalId' | 'originTerminal'>,
  session: Session,
) => isOwnTerminal(terminalOf(session), { id: originTerminalId, name: originTerminal ?? '' });

/** What the shared screens and dialogs of tickets and waybills need to know about waybills. */
export const WAYBILL: SoldKind<Waybill> = {
  one: 'waybill',
  receipt: 'both',
  listOf: (area) => ({ href: href(area.waybills), label: messages.list }),
  overviewPath: waybillOverviewPath,
  find: findWaybill,
  conflictView: CONFLICT_VIEW,
  customerOf: ({ senderName }) => senderName,
  paidOf: ({ amount }) => amount,
  feesOf: ({ storageFee }) => storageFee,
  words: messages,
  whyNotDeletable(waybill, session) {
    const moment = waybillMoment(waybill, now());
    const isOwn = leavesOwn(waybill, session);
    if (mayAct('waybill.void', { role: session.role, isOwn, moment })) return undefined;
    return isOwn ? whyWaybillNotDeletable(waybill, moment) : NEVER_DELETABLE;
  },
};

/** The status steps that the user's terminal can set on a waybill. */
export function useWaybillSteps() {
  const session = useSession();
  return useStatusSteps({
    transitionsOf: (waybill) => WAYBILL_TRANSITIONS_AT[endOf(waybill, session)],
    changing: useWaybillStatus(),
    conflictView: CONFLICT_VIEW,
    dialogs: STEP_DIALOGS,
    choices: WAYBILL_STATUSES,
  });
}
