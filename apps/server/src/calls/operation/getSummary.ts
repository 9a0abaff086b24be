import { type Data, type WireSummary, summaryCodec } from '@motorpark/contract';
import { isBoundToTerminal, type Day, TICKET_STATUSES, WAYBILL_STATUSES, mondayOf } from '@motorpark/domain';
import { computed, join, type Sql, type Statement, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { ledgerOf } from './getOperations';
import type { Person } from '../../request/person';
import { seenBy as peopleSeenBy } from '../../store/admin/admins';
import { type Terminals, ofEnds } from '../../store/access/ofTerminals';
import { operationFilterIn, conditionOf, typeIn } from '../../store/operation/operationFilter';
import { figuresOf } from '../../store/operation/figures';
import { isUncounted } from '../../store/operation/uncounted';
import { countsOf, matching, pageIn, startOf } from '../../store/search';

/** Returns the figures of a period: the totals of the operations whose amounts `get_operations` lists for the same filter and search, and the current counts. */
export async function getSummary({ db, person, input, today }: PersonContext): Promise<Data<WireSummary>> {
  const filter = await operationFilterIn(db, person, input);
  const { terminals: of } = filter;
  const { q } = pageIn({ q: input['q'] }, { statuses: [], sorts: [] });
  const match = await matching(db, ledgerOf({}, person), q);
  const chosen = sql`${conditionOf({ ...filter, ...typeIn(input) })} and ${match ?? sql`true`}`;
  const figures = await figuresOf(db, sql`${chosen} and not ${isUncounted(person)}`);
  const uncounted = isBoundToTerminal(person.role)
    ? await countOf(db, sql`${chosen} and ${isUncounted(person)}`)
    : 0;
  return {
    data: summaryCodec.write({
      ...figures,
      uncounted,
      ticket_status: await ticketsByStatus(db, of),
      waybill_status: await waybillsByStatus(db, of),
      shipments: {
        to_review: await pendingParcels(db, of),
        delivered_this_week: await deliveredThisWeek(db, of, today),
      },
      office: await officeCounts(db, person),
    }),
  };
}

async function countOf(db: Sql, chosen: Statement): Promise<number> {
  const [row] = await db.query(
    sql`select ${computed<{ lines: number }>({ lines: sql`count(*)::int` })} from operation where ${chosen}`,
  );
  return row?.lines ?? 0;
}

/** The terminals whose records are counted; undefined for the whole company. */
type Of = Terminals | undefined;

const [ORIGIN, DESTINATION] = [sql`origin_terminal_id`, sql`destination_terminal_id`];

/** Returns SQL conditions on the ends of records, of which each record that is counted meets one. */
const atEnds = (of: Of, ends = [ORIGIN, DESTINATION]): Statement[] =>
  of === undefined ? [sql`true`] : ofEnds(ends, of);

/** Returns the number of records by status, counted up to the same limit as in lists. */
async function byStatus(
  db: Sql,
  table: Statement,
  { words, within }: { words: readonly string[]; within: readonly Statement[] },
): Promise<Record<string, number>> {
  const counts = await countsOf(db, {
    from: sql`from ${table}`,
    condition: sql`deleted_at is null`,
    within,
    status: { column: sql`status`, words },
  });
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

/** Returns the number of tickets by status, on trips that the terminal sends or receives. */
const ticketsByStatus = (db: Sql, of: Of): Promise<Record<string, number>> =>
  byStatus(db, sql`ticket`, { words: TICKET_STATUSES, within: atEnds(of) });

/** Returns the number of waybills by status, separately for those that the terminal sends and receives. For the company, both cover all waybills. */
async function waybillsByStatus(db: Sql, of: Of): Promise<WireSummary['waybill_status']> {
  const count = (end: Statement) =>
    byStatus(db, sql`waybill`, { words: WAYBILL_STATUSES, within: atEnds(of, [end]) });
  const outgoing = await count(ORIGIN);
  return {
    outgoing,
    incoming: of === undefined ? outgoing : await count(DESTINATION),
  };
}

/** Returns the number of pending parcels that the terminal sends or receives; not limited. */
async function pendingParcels(db: Sql, of: Of): Promise<number> {
  const [row] = await db.query(sql`
    select ${computed<{ pending: number }>({ pending: sql`count(*)` })} from waybill where deleted_at is null and status = 'Pending'
      and (${join(atEnds(of), ' or ')})`);
  return row?.pending ?? 0;
}

/** Returns the number of parcels that the terminal sends or receives that were delivered since Monday and not corrected since. */
async function deliveredThisWeek(db: Sql, of: Of, today: Day): Promise<number> {
  const [row] = await db.query(sql`
    select ${computed<{ delivered: number }>({ delivered: sql`count(distinct waybill.id)` })}
    from change join waybill on waybill.id = change.waybill_id
    where change.kind = 'status' and change.to_status = 'Delivered' and change.at >= ${startOf(mondayOf(today))}
      and waybill.deleted_at is null and waybill.status in ('Delivered', 'Picked Up')
      and (${join(atEnds(of), ' or ')})`);
  return row?.delivered ?? 0;
}

async function officeCounts(db: Sql, person: Person): Promise<WireSummary['office']> {
  const [office] = await db.query<WireSummary['office']>(sql`
    select (select count(*) from vehicle where out_of_service_at is null) as vehicles, (select count(*) from person where ${peopleSeenBy(person)}) as admins,
      (select count(*) from terminal where out_of_service_at is null) as terminals,
      (select count(*) from route where out_of_service_at is null) as routes`);
  return office ?? { vehicles: 0, admins: 0, terminals: 0, routes: 0 };
}
