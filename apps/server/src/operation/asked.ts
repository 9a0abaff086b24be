import {
  addDays,
  type Day,
  isDay,
  isOperationType,
  type OperationType,
  parseInstant,
} from '@motorpark/domain';
import type { Person } from '../access/person';
import { isBoundToTerminal } from '../access/rights';
import { type Sql, type Statement, join, sql } from '../db';
import { invalid } from '../http/failure';
import type { Payload } from '../http/payload';
import { isId } from '../rows';

/** Which operations somebody asked for and may see; what is left out doesn't narrow. */
export interface Asked {
  from?: Day;
  to?: Day;
  terminalId?: string;
  type?: OperationType;
}

const NO_DAY = 'Please choose a day, written like 2026-11-21.';
const NO_PERIOD = 'The first day cannot be after the last.';
const NO_TYPE = 'Please choose tickets, waybills or expenses.';
const NO_TERMINAL = 'This terminal does not exist or was deleted.';

/** The terminal of staff who have none: no record names it. */
const NOWHERE = '00000000-0000-0000-0000-000000000000';

/** Nobody ran a terminal before, and the database's calendar ends before ours does. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2999-12-31';

const isBusinessDay = (value: unknown): value is Day =>
  typeof value === 'string' && isDay(value) && value >= FIRST_DAY && value <= LAST_DAY;

/** A field that was left out, or left empty in a query string. */
export const isLeftOut = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The period and terminal of a call; for staff always their own terminal, whatever they ask for. */
export async function askedIn(db: Sql, person: Person, input: Payload): Promise<Asked> {
  const { from, to } = periodIn(input);
  const terminalId = await terminalIn(db, person, input.terminal_id);
  return { ...(from && { from }), ...(to && { to }), ...(terminalId !== undefined && { terminalId }) };
}

/** The type of operation that a call asks for. */
export function typeIn({ type }: Payload): Pick<Asked, 'type'> {
  if (isLeftOut(type)) return {};
  if (typeof type !== 'string' || !isOperationType(type)) throw invalid({ type: NO_TYPE });
  return { type };
}

function periodIn({ from, to }: Payload): Pick<Asked, 'from' | 'to'> {
  const errors = {
    ...(!isLeftOut(from) && !isBusinessDay(from) && { from: NO_DAY }),
    ...(!isLeftOut(to) && !isBusinessDay(to) && { to: NO_DAY }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const period = { ...(isBusinessDay(from) && { from }), ...(isBusinessDay(to) && { to }) };
  if (period.from && period.to && period.from > period.to) throw invalid({ from: NO_PERIOD });
  return period;
}

async function terminalIn(db: Sql, person: Person, asked: unknown): Promise<string | undefined> {
  if (isBoundToTerminal(person)) return person.terminal?.id ?? NOWHERE;
  if (isLeftOut(asked)) return undefined;
  const id = typeof asked === 'string' && isId(asked) ? asked : undefined;
  const [terminal] = id === undefined ? [] : await db.query(sql`select id from terminal where id = ${id}`);
  if (id === undefined || !terminal) throw invalid({ terminal_id: NO_TERMINAL });
  return id;
}

/** The condition on `operation` that a wish makes; its days are Lagos'. */
export function conditionOf({ from, to, terminalId, type }: Asked): Statement {
  const conditions = [sql`true`];
  if (terminalId !== undefined) conditions.push(sql`operation.terminal_id = ${terminalId}`);
  if (type !== undefined) conditions.push(sql`operation.type = ${type}`);
  if (from !== undefined) conditions.push(sql`operation.at >= ${startOf(from)}`);
  if (to !== undefined) conditions.push(sql`operation.at < ${startOf(addDays(to, 1))}`);
  return join(conditions, ' and ');
}

/** Midnight in Lagos. */
export function startOf(day: Day): string {
  const instant = parseInstant(day);
  if (instant === undefined) throw new RangeError(`Not a day: ${day}`);
  return instant;
}
