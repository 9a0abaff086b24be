import {
  EARNER_KINDS,
  MY_SHIFT,
  NO_METHOD,
  TICKET_PAYMENT_METHODS,
  isBoundToTerminal,
  isOperationType,
  mayAnywhere,
  type OperationType,
  type PersonAction,
} from '@motorpark/domain';
import type { Person } from '../../request/person';
import { worksAt } from '../access/rights';
import { type Terminals, ofTerminals } from '../access/ofTerminals';
import { type Sql, type Statement, join, sql } from '../../db';
import { invalid } from '../../request/failure';
import type { Payload } from '../../request/payload';
import { isId } from '../../db/rows';
import { earnedBy } from './earners';
import { ofDrawers } from '../access/ofDrawers';
import { type PeriodFilter, isLeftOut, oneOf, periodConditions, periodIn } from '../search';

/** The filter of a call, limited to what the caller may see. Undefined fields do not filter. */
export interface OperationFilter extends PeriodFilter {
  terminals?: Terminals;
  type?: OperationType;
  /** The person who made the operation. */
  personId?: string;
  /** Payment method; `none` for lines without one. */
  method?: string;
  /** SQL condition on `shift`: the shifts in whose drawer the money is. */
  drawers?: Statement;
  /** SQL condition on `operation`: what earned or cost it. */
  earned?: Statement;
}

const NO_TYPE = 'Please choose tickets, waybills or expenses.';
const NO_SHIFT = 'It is the id of a shift, or mine.';
const NO_PERSON = 'It is the id of a person.';
const METHODS = [...TICKET_PAYMENT_METHODS, NO_METHOD];
const NO_TERMINAL = 'This terminal does not exist or was deleted.';

/** Returns the filter of a call. For staff and managers it is always limited to their own terminals. */
export async function operationFilterIn(db: Sql, person: Person, input: Payload): Promise<OperationFilter> {
  const period = periodIn(input);
  const method = oneOf('method', typeof input.method === 'string' ? input.method : '', METHODS);
  const terminals = await terminalsIn(db, person, 'operation.see', input.terminal_id);
  return {
    ...period,
    ...(terminals && { terminals }),
    ...personIn(input),
    ...(method !== undefined && { method }),
    ...shiftIn(person, input),
    ...earnersIn(input),
  };
}

/** Returns the shift filter of a call, limited to shifts that the caller may see. */
function shiftIn(person: Person, { shift_id: id }: Payload): Pick<OperationFilter, 'drawers'> {
  if (isLeftOut(id)) return {};
  if (id === MY_SHIFT) return { drawers: sql`shift.person_id = ${person.id} and shift.closed_at is null` };
  if (typeof id !== 'string' || !isId(id)) throw invalid({ shift_id: NO_SHIFT });
  return { drawers: sql`shift.id = ${id} and ${ofDrawers(person, 'shift.see')}` };
}

/** Returns the filter of a call by route, vehicle and trip. */
function earnersIn(input: Payload): Pick<OperationFilter, 'earned'> {
  const conditions = EARNER_KINDS.flatMap((earner) => {
    const field = `${earner}_id`;
    const id = input[field];
    if (isLeftOut(id)) return [];
    if (id === NO_METHOD || (typeof id === 'string' && isId(id))) return [earnedBy(earner, id)];
    throw invalid({ [field]: `It is the id of a ${earner}, or none.` });
  });
  return conditions.length === 0 ? {} : { earned: join(conditions, ' and ') };
}

function personIn({ person_id: id }: Payload): Pick<OperationFilter, 'personId'> {
  if (isLeftOut(id)) return {};
  if (typeof id !== 'string' || !isId(id)) throw invalid({ person_id: NO_PERSON });
  return { personId: id };
}

/** Returns the operation type of a call. Throws a 422 if it is unknown. */
export function typeIn({ type }: Payload): Pick<OperationFilter, 'type'> {
  if (isLeftOut(type)) return {};
  if (typeof type !== 'string' || !isOperationType(type)) throw invalid({ type: NO_TYPE });
  return { type };
}

/** Returns the terminals that a call filters by; undefined for all. Only their own for people who may take the action only there. */
export async function terminalsIn(
  db: Sql,
  person: Person,
  action: PersonAction,
  wanted: unknown,
): Promise<Terminals | undefined> {
  const isLimited = !mayAnywhere(action, person.role);
  if (isBoundToTerminal(person.role) && isLimited) return person.terminals;
  if (isLeftOut(wanted)) return isLimited ? person.terminals : undefined;
  const id = typeof wanted === 'string' && isId(wanted) ? wanted : undefined;
  const [terminal] = id === undefined ? [] : await db.query(sql`select id from terminal where id = ${id}`);
  if (id === undefined || !terminal || (isLimited && !worksAt(person, id)))
    throw invalid({ terminal_id: NO_TERMINAL });
  return [id];
}

/** Returns the SQL condition on `operation` for a filter; its days are days in Lagos. */
export function conditionOf({
  terminals,
  type,
  personId,
  method,
  drawers,
  earned,
  ...period
}: OperationFilter): Statement {
  const conditions = [sql`true`];
  if (personId !== undefined) conditions.push(sql`operation.person_id = ${personId}`);
  if (method === NO_METHOD) conditions.push(sql`operation.method is null`);
  else if (method !== undefined) conditions.push(sql`operation.method = ${method}`);
  if (drawers) conditions.push(sql`operation.shift_id in (select id from shift where ${drawers})`);
  if (earned) conditions.push(earned);
  if (terminals) conditions.push(ofTerminals(sql`operation.terminal_id`, terminals));
  if (type !== undefined) conditions.push(sql`operation.type = ${type}`);
  return join([...conditions, ...periodConditions(sql`operation.at`, period)], ' and ');
}
