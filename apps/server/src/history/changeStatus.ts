import {
  CORRECTION_MINUTES,
  type Transitions,
  nextStatuses,
  previousStatuses,
  stepOf,
} from '@motorpark/domain';
import type { Person } from '../access/person';
import { type Sql, newId, sql } from '../db';
import { forbidden, invalid } from '../http/failure';
import { COLUMNS, type Subject, TABLES } from './subject';

interface StatusChange<Status extends string> extends Subject {
  /** The status that the row has now; the caller holds its lock. */
  from: string;
  to: string;
  /** Why, where a wrong step is taken back. */
  reason: string;
  transitions: Transitions<Status>;
  person: Person;
  now: Date;
}

const NOT_THEIRS = `Only a super admin, or whoever set it within the last ${CORRECTION_MINUTES} minutes, can take this back.`;

/** What was done: a step on, or back. Nothing if the record had that status already. */
export type StepTaken = 'forward' | 'correction' | 'none';

/**
 * Moves a record on by one step of its table, or one wrong step back: with a reason, by whoever took it within a quarter of an
 * hour or by a super admin at any time. Anything else is a 422 at `status` or `reason`. The change is kept with who, when and where.
 */
export async function changeStatus<Status extends string>(
  tx: Sql,
  change: StatusChange<Status>,
): Promise<StepTaken> {
  const { noun, id, from, to, reason, transitions, person, now } = change;
  const step = stepOf(transitions, from, to);
  if (step === 'none') return step;
  if (step === undefined) throw invalid({ status: notNext(transitions, from, to) });
  if (step === 'correction') {
    if (reason === '') throw invalid({ reason: 'Please say why the status is taken back.' });
    if (!(await mayCorrect(tx, change))) throw forbidden(NOT_THEIRS);
  }
  await tx.query(sql`update ${TABLES[noun]} set status = ${to} where id = ${id}`);
  await tx.query(sql`
    insert into change (id, ${COLUMNS[noun]}, kind, from_status, to_status, reason, person_id, terminal_id, at)
    values (${newId()}, ${id}, ${step === 'correction' ? 'correction' : 'status'}, ${from}, ${to},
      ${step === 'correction' ? reason : null}, ${person.id}, ${person.terminal?.id ?? null}, ${now})`);
  return step;
}

async function mayCorrect<Status extends string>(
  tx: Sql,
  { noun, id, from, person, now }: StatusChange<Status>,
): Promise<boolean> {
  if (person.role === 'super_admin') return true;
  const since = new Date(now.getTime() - CORRECTION_MINUTES * 60_000);
  const [latest] = await tx.query<{ is_theirs: boolean }>(sql`
    select person_id = ${person.id} and at >= ${since} and kind = 'status' and to_status = ${from} as is_theirs
    from change where ${COLUMNS[noun]} = ${id} and kind <> 'edited' order by at desc, id desc limit 1`);
  return latest?.is_theirs ?? false;
}

function notNext<Status extends string>(transitions: Transitions<Status>, from: string, to: string): string {
  const next = nextStatuses(transitions, from);
  const back = previousStatuses(transitions, from);
  if (next.length === 0 && back.length === 0) return `${from} cannot become ${to || 'nothing'}.`;
  const possible = [...next, ...back.map((status) => `${status}, to correct a mistake`)];
  return `${from} cannot become ${to || 'nothing'}; it can become ${possible.join(', or ')}.`;
}
