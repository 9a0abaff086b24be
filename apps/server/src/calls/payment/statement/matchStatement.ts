import { setImmediate as letOthers } from 'node:timers/promises';
import {
  type Data,
  type WireAwaitedPayment,
  type WireStatement,
  MOST_USED_ROWS,
  type WireStatementMatch,
  type WireUsedRow,
} from '@motorpark/contract';
import { type Day, addDays, lagosDay, nairaOnWire, readDay } from '@motorpark/domain';
import { atOwnTerminal } from '../../../store/access/rights';
import { columns, computed, join, sql } from '../../../db';
import type { PersonContext } from '../../../request/call';
import { expireDue } from '../../../store/expiry/expireDue';
import { paymentRows } from '../../../store/payment/paymentRows';
import { periodConditions } from '../../../store/search';
import { referencesIn, sameReference, cellWithReference } from './referencesIn';
import { type StatementRow, readStatement } from './statementColumns';
import {
  type Sales,
  type Named,
  bySameReference,
  isPaidBy,
  isWhole,
  koboIn,
  paidBy,
  salesOf,
} from './paidBy';
import { type Used, usedReferences } from './usedReferences';

/** Rows read before other calls get a turn. */
const BATCH = 200;

/** Minimum length of a reference that is looked up among all used ones, unless it fills a cell of its own. */
const SHORTEST_USED = 6;

/** Matches a bank statement with awaited payments by the reference given at the sale. Confirms none of them and stores nothing of the statement. */
export async function matchStatement(context: PersonContext): Promise<Data<WireStatement>> {
  const { db, input, person, now, due } = context;
  const rows = readStatement(input['file']);
  await expireDue(db, due);
  const payments = await paymentRows(
    db,
    sql`outcome is null and coalesce(ticket.payment_reference, waybill.payment_reference) is not null
      and ${atOwnTerminal(person, 'payment.confirm', sql`operation.terminal_id`)}`,
    context,
  );
  const awaited = bySameReference(payments);
  const read = await readAll(rows, lagosDay(now.toISOString()));
  const sales = await salesOf(db, payments);
  const certain = withEarly(withTakenBack(read, awaited), awaited, sales);
  const paid = certain.filter(({ row }) => row.amount !== undefined);
  const credits = paid.filter(({ row }) => row.isCredited);
  const used = await usedReferences(
    db,
    new Set(
      credits.flatMap(({ references, row }) =>
        [...references].filter((same) => awaited.has(same) || mayBeUsed(same, row)),
      ),
    ),
  );
  return {
    data: {
      ...matchRows(paid, { awaited, used, sales }),
      rows: rows.length,
      passed_over: rows.length - credits.length,
      ...(await missingPayments(context, read)),
    },
  };
}

async function readAll(rows: readonly StatementRow[], today: Day): Promise<ReadRow[]> {
  const read: ReadRow[] = [];
  for (const row of rows) {
    if (read.length % BATCH === BATCH - 1) await letOthers();
    const { day } = readDay(row.date.replace(/[T\s,]+\d{1,2}:.*$/, ''), today);
    read.push({ row, references: referencesIn(row), day });
  }
  return read;
}

const mayBeUsed = (same: string, { references }: StatementRow): boolean =>
  (same.length >= SHORTEST_USED && /\d/.test(same)) ||
  references.some((cell) => sameReference(cell) === same);

/** A row of the statement, with every string in it that could be a reference. */
interface ReadRow {
  row: StatementRow;
  references: ReadonlySet<string>;
  day: Day | undefined;
}

/** Makes each credit that another row takes back, one of its reference that moves as much and is not credited, a row of which nobody can tell. */
function withTakenBack(rows: readonly ReadRow[], known: ReadonlyMap<string, unknown>): ReadRow[] {
  const keysOf = ({ row, references }: ReadRow) => {
    const own = row.references.map(sameReference).filter((same) => same.length >= 4 && /\d/.test(same));
    return row.isCredited ? own.concat([...references].filter((same) => known.has(same))) : [];
  };
  const keys = new Set(rows.flatMap(keysOf));
  const [largest, sums] = [new Map<string, StatementRow>(), new Map<string, number>()];
  for (const { row, references } of rows.filter((one) => !one.row.isCredited))
    for (const same of references) {
      if (!keys.has(same)) continue;
      sums.set(same, (sums.get(same) ?? 0) + sizeOf(row));
      if (sizeOf(row) > sizeOf(largest.get(same))) largest.set(same, row);
    }
  return rows.map((one) => {
    const key = keysOf(one).find((same) => largest.has(same) && (sums.get(same) ?? 0) >= sizeOf(one.row));
    const back = largest.get(key ?? '');
    const unclear = `Row ${back?.row}, ${back?.against}`;
    return back ? { ...one, row: { ...one.row, isCredited: false, unclear } } : one;
  });
}

/** Makes each credit that came too early for all payments that it names a row of which nobody can tell. */
function withEarly(
  rows: readonly ReadRow[],
  known: ReadonlyMap<string, readonly { id: string }[]>,
  sales: Sales,
): ReadRow[] {
  return rows.map((one) => {
    const { row, day, references } = one;
    const named = [...references].flatMap((same) => known.get(same) ?? []);
    const isEarly = day !== undefined && named.every(({ id }) => day < (sales.get(id)?.earliest ?? ''));
    if (!row.isCredited || named.length === 0 || !isEarly) return one;
    return { ...one, row: { ...row, isCredited: false, unclear: `Date: ${row.date}, before the sale` } };
  });
}

/** What a row moves; one that cannot be read may move anything. */
const sizeOf = (row: StatementRow | undefined) =>
  row?.moved === undefined ? 0 : (koboIn(row.moved) ?? Infinity);

interface Known {
  awaited: ReadonlyMap<string, readonly WireAwaitedPayment[]>;
  /** Confirmed payments by the reference under which they were confirmed. */
  used: ReadonlyMap<string, Used>;
  sales: Sales;
}

/** Maximum length of a row's text in the response; enough to recognize the row. */
const MOST_SHOWN = 200;

/** Sorts the credited rows by their result: matches, differing amounts, used and repeated references; of the others, lists those that name a payment. Each payment is matched with the first row that names it, and each row with one payment. */
function matchRows(
  rows: readonly ReadRow[],
  { awaited, used, sales }: Known,
): Omit<WireStatement, 'rows' | 'passed_over' | keyof Missing> {
  const matches: WireStatement['matches'] = [];
  const differing: WireStatement['differing'] = [];
  const unsuccessful: WireStatement['unsuccessful'] = [];
  const unclear: WireStatement['unclear'] = [];
  const usedRows: WireUsedRow[] = [];
  const offered = new Set<string>();
  let repeated = 0;
  let unmatched = 0;
  for (const { row, references } of rows) {
    const named = [...references].flatMap((same) => awaited.get(same) ?? []);
    const uses = [...references].flatMap((same) => used.get(same) ?? []);
    const isPart = ({ id }: Named) => uses.some(({ sale }) => sale === sales.get(id)?.sale);
    const isUsed = (payment: WireAwaitedPayment) =>
      used.has(sameReference(payment.told_reference)) && !isPart(payment);
    const [reused, open] = [named.filter(isUsed), named.filter((payment) => !isUsed(payment))];
    if (!row.isCredited) {
      (row.unclear === undefined ? unsuccessful : unclear).push(
        ...open.map((payment) => matchOf(row, payment)),
      );
      continue;
    }
    const exact = open.filter((one) =>
      uses.length === 0 ? isPaidBy(row, one, sales) : isPart(one) && isWhole(row, one, sales),
    );
    if (exact.length === 0 && uses[0]) {
      const same = reused[0] ? sameReference(reused[0].told_reference) : uses[0].same;
      usedRows.push({
        ...shown(row, cellWithReference(row, same) ?? reused[0]?.told_reference ?? same),
        used_for: used.get(same)?.used_for ?? '',
        payment: reused[0] ?? open[0] ?? null,
      });
    } else if (open.length === 0) {
      unmatched += 1;
    } else {
      const left = (exact.length > 0 ? exact : open).filter(({ id }) => !offered.has(id));
      const fresh = exact.length > 0 ? paidBy(row, left, sales) : left;
      if (fresh.length === 0) repeated += 1;
      for (const payment of fresh) {
        (exact.length > 0 ? matches : differing).push(matchOf(row, payment));
        if (exact.length > 0) offered.add(payment.id);
      }
    }
  }
  // A wrong amount, or a failure of a smaller one, no longer matters if the right amount arrived in another row.
  const isMissing = ({ payment }: WireStatementMatch) => !offered.has(payment.id);
  return {
    matches,
    differing: differing.filter(isMissing),
    unsuccessful: unsuccessful.filter(isMissing),
    unclear: unclear.filter(isMissing),
    used: usedRows
      .toSorted((one, other) => Number(other.payment !== null) - Number(one.payment !== null))
      .slice(0, MOST_USED_ROWS),
    used_count: usedRows.length,
    repeated,
    unmatched,
  };
}

type Missing = Pick<WireStatement, 'from' | 'to' | 'missing' | 'missing_count'>;

/** Days of a statement for which confirmed payments are looked for: its last ones, so that one wrong date does not ask for all of them. */
const MOST_DAYS = 366;

/** Returns the payments that were sold and confirmed in the days of the statement, and that it has not credited. None if its days cannot be read. */
async function missingPayments(context: PersonContext, rows: readonly ReadRow[]): Promise<Missing> {
  const { db, person } = context;
  const days = rows.flatMap(({ day }) => day ?? []).toSorted();
  const [first, to] = [days[0], days.at(-1)];
  if (first === undefined || to === undefined) return { from: '', to: '', missing: [], missing_count: 0 };
  const [, from = first] = [first, addDays(to, -MOST_DAYS)].toSorted();
  const within = [
    ...periodConditions(sql`operation.at`, { from, to }),
    ...periodConditions(sql`settled_at`, { to }),
    atOwnTerminal(person, 'payment.confirm', sql`operation.terminal_id`),
  ];
  const payments = await db.query(sql`
    select ${columns('awaited_payment.id', 'operation.amount_kobo', computed<{ reference: string }>({ reference: sql`reference` }))}
    from awaited_payment join operation on operation.id = awaited_payment.id
    where outcome = 'Confirmed' and replaced_at is null and ${join(within, ' and ')} order by awaited_payment.id`);
  const confirmed = payments.map(({ id, amount_kobo: amount, reference }) => ({
    id,
    amount: nairaOnWire(amount),
    reference,
  }));
  const bySame = bySameReference(confirmed);
  const came = new Set<string>();
  const sales = await salesOf(db, confirmed);
  const credits = withEarly(withTakenBack(rows, bySame), bySame, sales);
  for (const { row, references } of credits) {
    const named = [...references].flatMap((same) => bySame.get(same) ?? []);
    const left = named.filter((one) => !came.has(one.id) && isPaidBy(row, one, sales));
    for (const { id } of paidBy(row, left, sales)) came.add(id);
  }
  const missing = confirmed.flatMap(({ id }) => (came.has(id) ? [] : [id]));
  const ids = missing.slice(0, MOST_USED_ROWS);
  const listed = await paymentRows(db, sql`awaited_payment.id = any(${ids}::uuid[])`, context);
  return {
    from,
    to,
    missing: listed.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    missing_count: missing.length,
  };
}

const matchOf = (row: StatementRow, payment: WireAwaitedPayment): WireStatementMatch => ({
  ...shown(row, cellWithReference(row, sameReference(payment.told_reference)) ?? payment.told_reference),
  payment,
});

const shown = (
  { row, date, texts, amount = '', status, unclear = '' }: StatementRow,
  reference: string,
): Omit<WireStatementMatch, 'payment'> => ({
  row,
  date: date.slice(0, MOST_SHOWN),
  text: texts.join(', ').slice(0, MOST_SHOWN),
  amount: amount.slice(0, MOST_SHOWN),
  status: status.slice(0, MOST_SHOWN),
  unclear: unclear.slice(0, MOST_SHOWN),
  reference,
});
