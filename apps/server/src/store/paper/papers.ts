import { type WirePaper, paperCodec, paperWire } from '@motorpark/contract';
import { type DriverKind, PAPER_FIELDS, type PaperValues, linesOf, paperSchema } from '@motorpark/domain';
import { sheetOf } from '../../csv';
import { type Sql, type Statement, columns, computed, sql } from '../../db';
import { listRows } from '../../db/rows';
import { valuesIn } from '../../request/form';
import { fieldColumns } from '../field';
import type { RecordKind, Reference } from '../record';
import { DRIVERS, type Key, type SortKeys, VEHICLES } from '../search';

/** The ids of vehicle and driver are written separately. */
const COLUMNS = fieldColumns(PAPER_FIELDS, 'paper', {
  vehicle: { from: sql`coalesce(vehicle.vehicle_number, '')` },
  driver: { from: sql`coalesce(driver.name, '')` },
});

const ROW = columns('paper.id', 'paper.version', 'paper.file_type', COLUMNS.selectedFor(paperCodec));

/** The start of the last day in Lagos, as the index of the table has it. */
const EXPIRY = sql`(paper.expires_on::timestamp at time zone 'Africa/Lagos')`;
const BY_EXPIRY: Key = { column: EXPIRY, type: 'timestamptz' };

const SORTS: SortKeys<'papers'> = { expires_on: BY_EXPIRY };

const SHEET = sheetOf<'papers', WirePaper>('papers', {
  holder: holderOf,
  file: ({ file_type: type }) => (type === null ? 'No' : 'Yes'),
});

function holderOf({ vehicle_number: vehicle, driver_name: driver }: WirePaper): string {
  return vehicle || driver || '';
}

/** Returns a finder of records by name, ignoring case; those out of service have papers, too. */
const named =
  (from: Statement) =>
  async (tx: Sql, names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const found = await tx.query<{ given: string; id: string }>(sql`
      select asked.name as given, holder.id from unnest(${names}::text[]) as asked (name)
      join ${from} on lower(holder.name) = lower(asked.name)`);
    return new Map(found.map(({ given, id }) => [given, id]));
  };

/** Finds the kinds that the company has, and the one that the edited paper has; any kind if the company has set none. */
async function findKinds(tx: Sql, names: readonly string[], id?: string) {
  const [company] = await tx.query(
    sql`select ${columns('company.vehicle_papers', 'company.driver_papers')} from company`,
  );
  const own = [...linesOf(company?.vehicle_papers), ...linesOf(company?.driver_papers)];
  if (own.length === 0) return new Map(names.map((name) => [name, name]));
  const kept =
    id === undefined ? [] : await tx.query(sql`select ${columns('paper.kind')} from paper where id = ${id}`);
  const kinds = new Set([...own, ...kept.map(({ kind }) => kind)].map((kind) => kind.toLowerCase()));
  return new Map(names.filter((name) => kinds.has(name.toLowerCase())).map((name) => [name, name]));
}

const REFERENCES: readonly Reference<PaperValues>[] = [
  {
    field: 'vehicle_number',
    nameIn: ({ vehicle = '' }) => vehicle,
    find: named(sql`(select id, vehicle_number as name from vehicle) as holder`),
    missing: (name) => `There is no vehicle ${name}. Choose one from the list.`,
  },
  {
    field: 'driver_name',
    nameIn: ({ driver = '' }) => driver,
    find: named(sql`driver as holder`),
    missing: (name) => `There is no driver called ${name}. Choose one from the list.`,
  },
  {
    field: 'kind',
    nameIn: ({ kind }) => kind,
    find: findKinds,
    missing: (kind) => `${kind} is not one of the company’s papers. Choose one, or add it under Company.`,
  },
];

/** The papers of vehicles and drivers (docs/papers.md), the next to expire first. */
export const papers: RecordKind<PaperValues, WirePaper> = {
  noun: 'paper',
  missing: 'This paper does not exist or was already deleted.',
  read: ({ input }) => valuesIn(paperWire, paperSchema, input),
  rows: async (db, chosen) => {
    const rows = await listRows(
      db,
      sql`select ${ROW}
        from paper left join vehicle on vehicle.id = paper.vehicle_id left join driver on driver.id = paper.driver_id
        where ${chosen}`,
    );
    return rows.map(paperCodec.write);
  },
  order: BY_EXPIRY,
  list: {
    names: [VEHICLES(sql`paper.vehicle_id`), DRIVERS(sql`paper.driver_id`)],
    at: EXPIRY,
    sorts: SORTS,
    sheet: SHEET,
  },
  refersTo: REFERENCES,
  columns: COLUMNS,
  beside: (_form, idOf) => ({ vehicle_id: idOf('vehicle_number'), driver_id: idOf('driver_name') }),
  rules: { paper_taken: { number: 'This paper is already on record.' } },
  nameOf: (paper) => `${paper.kind} of ${holderOf(paper)}`,
  uses: [],
  inUseMessage: ({ name }) => name,
};

interface Rules {
  vehicle_papers: string;
  driver_papers: string;
}

/** Returns the kinds of papers that the company requires; a conductor, who does not drive, needs none. */
const required = (
  company: Rules | undefined,
): Readonly<Record<'Vehicle' | DriverKind, readonly string[]>> => ({
  Vehicle: linesOf(company?.vehicle_papers),
  Driver: linesOf(company?.driver_papers),
  Conductor: [],
});

/** Returns the papers of a trip's vehicle and drivers by holder, whether the company requires them, and whether it lacks a driver who has some. */
export async function papersOfTrip(tx: Sql, tripId: string) {
  const [company] = await tx.query(
    sql`select ${columns('company.vehicle_papers', 'company.driver_papers', 'company.paper_rule')} from company`,
  );
  const holders = await tx.query(sql`
    select ${computed<{
      name: string;
      kind: 'Vehicle' | DriverKind;
      papers: { kind: string; expiresOn: string }[];
    }>({
      name: sql`holder.name`,
      kind: sql`holder.kind`,
      papers: sql`coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'expiresOn', expires_on)) from paper
        where paper.vehicle_id = holder.id or paper.driver_id = holder.id), '[]')`,
    })}
    from trip cross join lateral (
      select id, vehicle_number as name, 'Vehicle' as kind, 0 as place from vehicle where id = trip.vehicle_id
      union all select id, name, kind, 1 from driver where id in (trip.driver_id, trip.second_driver_id)
    ) as holder
    where trip.id = ${tripId} order by holder.place, holder.name`);
  return {
    isRequired: company?.paper_rule === 'required',
    lacksDriver: required(company).Driver.length > 0 && holders.every(({ kind }) => kind !== 'Driver'),
    holders: holders.map(({ name, kind, papers: held }) => ({
      name,
      kinds: required(company)[kind],
      papers: held,
    })),
  };
}

/** Returns the papers of all vehicles and drivers, the latest of each kind, and the kinds that the company requires. */
export async function papersOnRecord(db: Sql) {
  const [company] = await db.query(
    sql`select ${columns('company.vehicle_papers', 'company.driver_papers')} from company`,
  );
  const rows = await db.query(sql`
    select ${columns(
      'paper.kind',
      computed<{ holder: string; until: string }>({
        holder: sql`coalesce(vehicle_id, driver_id)`,
        until: sql`max(expires_on)`,
      }),
    )} from paper group by coalesce(vehicle_id, driver_id), kind`);
  const byHolder = new Map<string, { kind: string; expiresOn: string }[]>();
  for (const { holder, kind, until: expiresOn } of rows)
    byHolder.set(holder, [...(byHolder.get(holder) ?? []), { kind, expiresOn }]);
  return {
    kindsOf: required(company),
    papersOf: (id: string) => byHolder.get(id) ?? [],
  };
}
