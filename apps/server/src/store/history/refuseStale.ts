import { formatDateTime } from '@motorpark/domain';
import { columns, type Sql, sql } from '../../db';
import type { Change } from '../../request/call';
import { Failure } from '../../request/failure';
import { columnOf, isNoun, type Noun, type OfficeNoun, tableOf } from './subject';

/**
 * Locks a record and throws a 409 if it changed since the caller saw it. The response names who changed it and when, with the current record, which `record`
 * reads. Callers that send no version, such as core clients, are always accepted.
 */
export async function refuseStale(
  tx: Sql,
  { id, person, seen }: Change,
  noun: Noun | OfficeNoun,
  record: () => Promise<unknown>,
): Promise<void> {
  if (seen === undefined) return;
  const [row] = await tx.query(
    sql`select ${columns(`${noun}.version`)} from ${tableOf(noun)} where id = ${id} for no key update`,
  );
  if (!row || row.version === seen) return;
  const latest = await latestChange(tx, noun, id);
  const who = latest?.person_id === person.id ? 'You have' : `${latest?.name || 'Somebody else'} has`;
  const when = latest ? ` (${formatDateTime(latest.at)})` : '';
  throw new Failure(409, {
    message: `${who} changed this ${noun === 'person' ? 'admin' : noun} since you opened it${when}.`,
    data: await record(),
  });
}

async function latestChange(tx: Sql, noun: Noun | OfficeNoun, id: string) {
  const [latest] = await tx.query(
    isNoun(noun)
      ? sql`select ${CHANGE} from change join person on person.id = person_id
          where ${columnOf(noun)} = ${id} order by change.at desc, change.id desc limit 1`
      : sql`select ${EVENT} from audit_event
          where target_id = ${id} order by audit_event.at desc, id desc limit 1`,
  );
  return latest;
}

const CHANGE = columns('change.person_id', 'person.name', 'change.at');
const EVENT = columns('audit_event.person_id', 'audit_event.person_name as name', 'audit_event.at');
