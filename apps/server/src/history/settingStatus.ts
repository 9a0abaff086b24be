import {
  CORRECTION_MINUTES,
  type Transitions,
  nextStatuses,
  previousStatuses,
  mayAct,
  statusOrderSchema,
  stepMoment,
  stepOf,
} from '@motorpark/domain';
import { columns, computed, type Sql, newId, sql } from '../db';
import type { PersonContext } from '../http/call';
import { forbidden, invalid } from '../http/failure';
import { formIn } from '../http/form';
import type { Answered, Kept } from './kept';
import { COLUMNS, type Noun, TABLES } from './subject';

/** What was done: a step on, or back. Nothing if the record had that status already. */
type StepTaken = 'forward' | 'correction' | 'none';

interface Setting<Locked extends { status: string }, Wire> extends Kept<Locked, Wire> {
  transitions: Transitions<string>;
  /** Throws where this person may not set it. */
  refuse?: (record: Locked, to: string, context: PersonContext) => void;
  /** What follows in the same transaction, unless the record had that status already. */
  follow?: (tx: Sql, record: Locked, to: string, context: PersonContext) => Promise<void>;
}

const FIELDS = { status: 'status', reason: 'reason' } as const;

/** The call that sets a status, and answers the record with it. */
export const settingStatus =
  <Locked extends { status: string }, Wire>({
    noun,
    lock,
    row,
    transitions,
    refuse,
    follow,
  }: Setting<Locked, Wire>): Answered<Wire> =>
  async (context) => {
    const { db, id, input, person } = context;
    const { status: to, reason } = formIn(statusOrderSchema, FIELDS, input);
    return db.transaction(async (tx) => {
      const record = await lock(tx, context);
      refuse?.(record, to, context);
      const taken = await takeStep(tx, { noun, from: record.status, to, reason, transitions }, context);
      if (taken !== 'none') await follow?.(tx, record, to, context);
      return { data: await row(tx, id, person) };
    });
  };

interface Step {
  noun: Noun;
  /** The status that the row has now; the caller holds its lock. */
  from: string;
  to: string;
  /** Why, where a wrong step is taken back. */
  reason: string;
  transitions: Transitions<string>;
}

const NOT_THEIRS = `Only a super admin, or whoever set it within the last ${CORRECTION_MINUTES} minutes, can take this back.`;

/**
 * Moves a record on by one step of its table, or one wrong step back: with a reason, by whoever took it within a quarter of an
 * hour or by a super admin at any time. Anything else is a 422 at `status` or `reason`. The change is kept with who, when and where.
 */
async function takeStep(tx: Sql, change: Step, context: PersonContext): Promise<StepTaken> {
  const { noun, from, to, reason, transitions } = change;
  const { id, person, now } = context;
  const step = stepOf(transitions, from, to);
  if (step === 'none') return step;
  if (step === undefined) throw invalid({ status: notNext(transitions, from, to) });
  if (step === 'correction') {
    if (reason === '') throw invalid({ reason: 'Please say why the status is taken back.' });
    if (!(await mayCorrect(tx, change, context))) throw forbidden(NOT_THEIRS);
  }
  await tx.query(sql`update ${TABLES[noun]} set status = ${to} where id = ${id}`);
  await tx.query(sql`
    insert into change (id, ${COLUMNS[noun]}, kind, from_status, to_status, reason, person_id, terminal_id, at)
    values (${newId()}, ${id}, ${step === 'correction' ? 'correction' : 'status'}, ${from}, ${to},
      ${step === 'correction' ? reason : null}, ${person.id}, ${person.terminal?.id ?? null}, ${now})`);
  return step;
}

async function mayCorrect(
  tx: Sql,
  { noun, from }: Step,
  { id, person, now }: PersonContext,
): Promise<boolean> {
  const [latest] = await tx.query(sql`
    select ${columns('change.at')}, ${computed<{ is_theirs: boolean }>({
      is_theirs: sql`person_id = ${person.id} and kind = 'status' and to_status = ${from}`,
    })}
    from change where ${COLUMNS[noun]} = ${id} and kind in ('status', 'correction') order by at desc, id desc limit 1`);
  return mayAct('step.takeBack', {
    role: person.role,
    isOwn: latest?.is_theirs ?? false,
    moment: latest ? stepMoment(latest.at, now.toISOString()) : 'late',
  });
}

function notNext(transitions: Transitions<string>, from: string, to: string): string {
  const next = nextStatuses(transitions, from);
  const back = previousStatuses(transitions, from);
  if (next.length === 0 && back.length === 0) return `${from} cannot become ${to || 'nothing'}.`;
  const possible = [...next, ...back.map((status) => `${status}, to correct a mistake`)];
  return `${from} cannot become ${to || 'nothing'}; it can become ${possible.join(', or ')}.`;
}
