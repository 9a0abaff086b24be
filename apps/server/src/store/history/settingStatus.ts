import {
  WHY_TAKEN_BACK,
  type Case,
  STEP_BACK_MINUTES,
  type Transitions,
  nextStatuses,
  previousStatuses,
  mayAct,
  statusOrderSchema,
  stepMoment,
  stepOf,
} from '@motorpark/domain';
import { columns, computed, type Transaction, newId, sql } from '../../db';
import { recordEvent } from '../audit';
import type { PersonContext } from '../../request/call';
import { forbidden, invalid } from '../../request/failure';
import { formIn } from '../../request/form';
import type { Answered, Tracked } from './tracked';
import { columnOf, type Noun, NOUNS, tableOf } from './subject';

/** The kind of step: forward, a correction of one's own, or of what somebody else or oneself long ago did, or none because the record already had that status. */
type StepTaken = 'forward' | 'correction' | 'taken back' | 'none';

interface Setting<Locked extends { status: string }, Wire> extends Tracked<Locked, Wire> {
  transitions: Transitions<string>;
  /** Throws if this person must not set the status. */
  refuse?: (record: Locked, to: string, context: PersonContext) => void;
  /** Throws if this person must not take back what somebody else did, or they did long ago. */
  refuseBack?: (record: Locked, context: PersonContext) => void;
  /** The message if a forward step to this status lacks the reason that it needs; undefined if it needs none. */
  reasonMissing?: (to: string) => string | undefined;
  /** Side effects in the same transaction; skipped if the record already had that status. */
  afterwards?: (tx: Transaction, record: Locked, to: string, context: PersonContext) => Promise<void>;
}

const FIELDS = { status: 'status', reason: 'reason' } as const;

/** The status that a record gets, and the reason for it; empty if none was given. */
interface StatusOrder {
  status: string;
  reason: string;
}

/** Creates the call that sets a record's status and returns the record. */
export function settingStatus<Locked extends { status: string }, Wire>(
  setting: Setting<Locked, Wire>,
): Answered<Wire> {
  const setStatus = statusSetter(setting);
  return async (context) => {
    const order = formIn(statusOrderSchema, FIELDS, context.input);
    return context.db.transaction(async (tx) => ({ data: await setStatus(tx, order, context) }));
  };
}

/** Creates the function that sets the status of the record with the context's id in the caller's transaction and returns the record. */
export const statusSetter =
  <Locked extends { status: string }, Wire>({
    noun,
    lock,
    row,
    transitions,
    refuse,
    refuseBack,
    reasonMissing,
    afterwards,
  }: Setting<Locked, Wire>) =>
  async (tx: Transaction, { status: to, reason }: StatusOrder, context: PersonContext): Promise<Wire> => {
    const record = await lock(tx, context);
    refuse?.(record, to, context);
    const taken = await takeStep(
      tx,
      { noun, from: record.status, to, reason, missing: reasonMissing?.(to), transitions },
      context,
    );
    if (taken === 'taken back') refuseBack?.(record, context);
    if (taken !== 'none') await afterwards?.(tx, record, to, context);
    return row(tx, context.id, context.person);
  };

interface Step {
  noun: Noun;
  /** The current status; the caller holds the row's lock. */
  from: string;
  to: string;
  /** The reason for a correction, or for a forward step that needs one. */
  reason: string;
  /** The message if a forward step lacks the reason that it needs. */
  missing: string | undefined;
  transitions: Transitions<string>;
}

const NOT_THEIRS = `Only a super admin, or whoever set it within the last ${STEP_BACK_MINUTES} minutes, can take this back.`;

/**
 * Moves a record one step forward in its transition table, or corrects the last step. A correction needs a reason and is allowed to the person who made the
 * step, within a quarter of an hour, or to the head office at any time, which is in Activity. Throws a 422 at `status` or `reason` otherwise. The change is
 * stored with person, terminal, time and reason.
 */
async function takeStep(tx: Transaction, change: Step, context: PersonContext): Promise<StepTaken> {
  const { noun, from, to, reason, transitions } = change;
  const { id, person, now } = context;
  const step = stepOf(transitions, from, to);
  if (step === 'none') return step;
  if (step === undefined) throw invalid({ status: notNext(transitions, from, to) });
  const isBack = step === 'correction';
  const missing = isBack ? WHY_TAKEN_BACK : change.missing;
  if (missing !== undefined && reason === '') throw invalid({ reason: missing });
  const own = isBack ? await ownStep(tx, change, context) : undefined;
  if (own && !mayAct('step.takeBack', { role: person.role, ...own })) throw forbidden(NOT_THEIRS);
  const [row] = await tx.query(sql`
    update ${tableOf(noun)} set status = ${to} where id = ${id} returning ${computed<{ name: string }>({ name: NOUNS[noun].called })}`);
  await tx.query(sql`
    insert into change (id, ${columnOf(noun)}, kind, from_status, to_status, reason, person_id, terminal_id, at)
    values (${newId()}, ${id}, ${isBack ? 'correction' : 'status'}, ${from}, ${to},
      ${missing === undefined ? null : reason}, ${person.id}, ${person.terminal?.id ?? null}, ${now})`);
  if (!own || (own.isOwn && own.moment === 'open')) return step;
  const target = { kind: noun, id, name: row?.name ?? '' };
  const after = { status: to, reason };
  await recordEvent(tx, context, { kind: 'step_taken_back', target, before: { status: from }, after });
  return 'taken back';
}

/** Returns whether the last step is the person's, and whether they may still take it back. */
async function ownStep(
  tx: Transaction,
  { noun, from }: Step,
  { id, person, now }: PersonContext,
): Promise<Omit<Case, 'role'>> {
  const [latest] = await tx.query(sql`
    select ${columns('change.at')}, ${computed<{ is_theirs: boolean }>({
      is_theirs: sql`person_id = ${person.id} and kind = 'status' and to_status = ${from}`,
    })}
    from change where ${columnOf(noun)} = ${id} and kind in ('status', 'correction') order by at desc, id desc limit 1`);
  return {
    isOwn: latest?.is_theirs ?? false,
    moment: latest ? stepMoment(latest.at, now.toISOString()) : 'late',
  };
}

function notNext(transitions: Transitions<string>, from: string, to: string): string {
  const next = nextStatuses(transitions, from);
  const back = previousStatuses(transitions, from);
  if (next.length === 0 && back.length === 0) return `${from} cannot become ${to || 'nothing'}.`;
  const possible = [...next, ...back.map((status) => `${status}, to correct a mistake`)];
  return `${from} cannot become ${to || 'nothing'}; it can become ${possible.join(', or ')}.`;
}
