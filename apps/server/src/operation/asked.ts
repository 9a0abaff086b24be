import { isOperationType, mayAnywhere, type OperationType, type PersonAction } from '@motorpark/domain';
import type { Person } from '../access/person';
import { type Sql, type Statement, join, sql } from '../db';
import { invalid } from '../http/failure';
import type { Payload } from '../http/payload';
import { isId } from '../rows';
import { type AskedPeriod, isLeftOut, periodConditions, periodIn } from '../search';

/** The filter of a call, as far as the caller may see; a field that is left out does not filter. */
export interface Asked extends AskedPeriod {
  terminalId?: string;
  type?: OperationType;
}

const NO_TYPE = 'Please choose tickets, waybills or expenses.';
const NO_TERMINAL = 'This terminal does not exist or was deleted.';

/** The terminal of staff who have none: no record names it. */
const NOWHERE = '00000000-0000-0000-0000-000000000000';

/** The period and terminal of a call; for staff always their own terminal, whatever they ask for. */
export async function askedIn(db: Sql, person: Person, input: Payload): Promise<Asked> {
  const period = periodIn(input);
  const terminalId = await terminalIn(db, person, 'operation.see', input.terminal_id);
  return { ...period, ...(terminalId !== undefined && { terminalId }) };
}

/** The type of operation that a call asks for. */
export function typeIn({ type }: Payload): Pick<Asked, 'type'> {
  if (isLeftOut(type)) return {};
  if (typeof type !== 'string' || !isOperationType(type)) throw invalid({ type: NO_TYPE });
  return { type };
}

/** The terminal that an action is about; for those who may it at their own alone always that, undefined for all of them. */
export async function terminalIn(
  db: Sql,
  person: Person,
  action: PersonAction,
  asked: unknown,
): Promise<string | undefined> {
  if (!mayAnywhere(action, person.role)) return person.terminal?.id ?? NOWHERE;
  if (isLeftOut(asked)) return undefined;
  const id = typeof asked === 'string' && isId(asked) ? asked : undefined;
  const [terminal] = id === undefined ? [] : await db.query(sql`select id from terminal where id = ${id}`);
  if (id === undefined || !terminal) throw invalid({ terminal_id: NO_TERMINAL });
  return id;
}

/** The SQL condition on `operation` for a filter; its days are days in Lagos. */
export function conditionOf({ terminalId, type, ...period }: Asked): Statement {
  const conditions = [sql`true`];
  if (terminalId !== undefined) conditions.push(sql`operation.terminal_id = ${terminalId}`);
  if (type !== undefined) conditions.push(sql`operation.type = ${type}`);
  return join([...conditions, ...periodConditions(sql`operation.at`, period)], ' and ');
}
