import { createHash } from 'node:crypto';
import { type Database, type Sql, WITHOUT_TIMEOUT, sql, type Tables } from '../db';
import { type Report, openReport, type OpenReport } from './report';
import { type RowsToVerify, type VerifiedRow, SEALED_TABLES, rowsToVerify } from './sealedTables';
import { HEAD_OFFICE } from '../db/begin';

/** Rows in memory at a time. */
const PAGE = 500;

/** The books cannot be verified; the message is one sentence for the user. */
export class NotVerified extends Error {}

/** Compares a consistent snapshot of the books with its seals. Read-only, and blocks nobody. */
export async function verify(database: Database): Promise<Report> {
  const snapshot = await database.snapshot();
  try {
    return await snapshot.transaction(async (tx) => {
      await tx.query(sql`set transaction isolation level repeatable read, read only`);
      await tx.query(WITHOUT_TIMEOUT);
      await refuseUnsealed(tx);
      return verifyIn(tx);
    });
  } finally {
    await snapshot.close();
  }
}

/** Verifies within the caller's transaction. */
export async function verifyIn(tx: Sql): Promise<Report> {
  const open = openReport();
  await verifyChains(tx, open);
  await verifyRows(tx, open);
  return open.report;
}

async function refuseUnsealed(tx: Sql) {
  const [row] = await tx.query<{ is_sealed: boolean }>(
    sql`select to_regclass('seal_head') is not null as is_sealed`,
  );
  if (!row?.is_sealed) {
    throw new NotVerified(
      'Nothing is sealed in this database yet: a server that seals has to be started once.',
    );
  }
}

/** Compares every row with its newest seal. */
async function verifyRows(tx: Sql, { report, add }: OpenReport): Promise<void> {
  for (const name of SEALED_TABLES) {
    const rows = await rowsToVerify(tx, name);
    for await (const page of pagesOf<VerifiedRow>(tx, rows.text)) {
      report.rows += page.length;
      for (const row of page) {
        const what = problemOf(row, rows);
        if (what !== undefined) add({ table: name, id: row.id, what });
      }
    }
  }
}

function problemOf(
  { form, sealed, holds, is_erased_as_named, ungenerated }: VerifiedRow,
  { elseWhat }: RowsToVerify,
) {
  if (sealed === null) return 'has no seal: it was put in by something else than the server';
  const hash = createHash('sha256').update(form).digest();
  if (!hash.equals(sealed)) return 'is not what was sealed: it was changed by something else than the server';
  if (!is_erased_as_named) return 'is not erased as an erasure says: it was changed, or the erasure was';
  if (!holds) return elseWhat;
  return ungenerated === null ? undefined : `has another ${ungenerated} than its columns make`;
}

type Seal = Tables['seal'];
interface Link extends Seal {
  /** Whether the sealed row exists. */
  is_there: boolean;
}

/** The end of a chain, as stored or as computed from its links. */
interface End {
  place: number;
  sha256: Buffer;
}

const START: End = { place: 0, sha256: Buffer.alloc(32) };

const LINKS = `
  select chain, place, about, row_id, state, row_sha256, previous,
    case about ${SEALED_TABLES.map((table) => `when '${table}' then exists (select from ${table} where id = row_id)`).join(' ')} end
      as is_there
  from seal order by chain, place`;

/** Walks every chain from its first to its last seal. Reports where a chain first breaks, and every sealed row that is missing. */
async function verifyChains(tx: Sql, open: OpenReport): Promise<void> {
  const heads = new Map(
    (await tx.query<Tables['seal_head']>(sql`select * from seal_head`)).map(({ chain, ...end }) => [
      chain,
      end,
    ]),
  );
  const names = await namesOf(tx);
  const walk = walkOf(open, heads, names);
  for await (const page of pagesOf<Link>(tx, LINKS)) page.forEach(walk.next);
  walk.finish();
}

function walkOf({ report, add }: OpenReport, heads: Map<string, End>, names: (chain: string) => string) {
  let chain: string | undefined;
  let end = START;
  let last: Link | undefined;
  let isBroken = false;

  const breakAt = (link: Pick<Link, 'chain' | 'place'>, what: string) => {
    if (!isBroken)
      add({ table: 'seal', id: `${link.chain} ${link.place}`, what: `(${names(link.chain)}) ${what}` });
    isBroken = true;
  };
  const close = () => {
    if (chain === undefined) return;
    const head = heads.get(chain);
    heads.delete(chain);
    report.chains.push({ chain: names(chain), place: end.place, sha256: end.sha256.toString('hex') });
    const at = { chain, place: end.place };
    const of = last === undefined ? 'no row' : `${last.about} ${last.row_id}`;
    if (head === undefined) breakAt(at, `seals ${of} and is the last one, and the chain’s head is gone`);
    else if (head.place > end.place)
      breakAt({ chain, place: end.place + 1 }, `and all after it are gone: the chain ended at ${head.place}`);
    else if (head.place < end.place || !head.sha256.equals(end.sha256))
      breakAt(
        at,
        `seals ${of} and is not what the chain’s head says: it was changed, put in, or the head was changed`,
      );
  };
  const next = (link: Link) => {
    if (link.chain !== chain) {
      close();
      [chain, end, last, isBroken] = [link.chain, START, undefined, false];
    }
    report.seals += 1;
    if (link.place !== end.place + 1)
      breakAt(
        { chain, place: end.place + 1 },
        `is gone: the next one is ${link.place}, of ${link.about} ${link.row_id}`,
      );
    else if (!link.previous.equals(end.sha256))
      breakAt(
        last ?? link,
        last === undefined
          ? `seals ${link.about} ${link.row_id} and does not begin the chain`
          : `seals ${last.about} ${last.row_id} and is not what the next one, of ${link.about} ${link.row_id}, carries the hash of`,
      );
    if (!link.is_there && link.state === 1)
      add({
        table: link.about,
        id: link.row_id,
        what: 'is gone: it was removed by something else than the server',
      });
    end = { place: link.place, sha256: sha256Of(link) };
    last = link;
  };
  const finish = () => {
    close();
    isBroken = false;
    for (const [id, { place }] of heads) {
      if (place > 0)
        add({
          table: 'seal',
          id: `${id} 1`,
          what: `(${names(id)}) and all after it are gone: the chain ended at ${place}`,
        });
    }
  };
  return { next, finish };
}

/** Computes the same hash as the database function `seal_sha256`. */
function sha256Of({ chain, place, about, row_id, state, row_sha256, previous }: Seal): Buffer {
  return createHash('sha256')
    .update(previous)
    .update(row_sha256)
    .update([chain, place, about, row_id, state].join(' '))
    .digest();
}

async function namesOf(tx: Sql): Promise<(chain: string) => string> {
  const terminals = await tx.query<{ id: string; name: string }>(sql`select id, name from terminal`);
  const names = new Map(terminals.map(({ id, name }) => [id, name]));
  return (chain) =>
    chain === HEAD_OFFICE ? 'Head office' : (names.get(chain) ?? `A terminal that was deleted, ${chain}`);
}

/** Yields the rows of a statement page by page. Only one such statement can be read at a time. */
async function* pagesOf<Row>(tx: Sql, text: string): AsyncGenerator<Row[]> {
  await tx.query({ text: `declare rows_to_verify cursor for ${text}`, values: [] });
  let page: Row[] = [];
  do {
    page = await tx.query<Row>({ text: `fetch ${PAGE} from rows_to_verify`, values: [] });
    yield page;
  } while (page.length === PAGE);
  await tx.query({ text: 'close rows_to_verify', values: [] });
}
