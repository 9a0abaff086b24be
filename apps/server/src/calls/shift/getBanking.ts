import type { Data, WireBanking, WireDropSum } from '@motorpark/contract';
import { type DropStatus, type Kobo, nairaOnWire } from '@motorpark/domain';
import { atOwnTerminal } from '../../store/access/rights';
import { computed, join, type Sql, type Statement, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { instant, listRows } from '../../db/rows';
import { type PeriodFilter, periodConditions, periodIn } from '../../store/search';
import { FROM, STATUS } from './drops';

interface Row {
  status: DropStatus;
  terminal_id: string;
  terminal: string;
  drops: number;
  kobo: number;
  oldest_at: string;
}

/** Returns the cash dropped in a period, banked and not banked, since when the oldest unbanked drop is on its way, and the differences of deposits. */
export async function getBanking({ db, person, input }: PersonContext): Promise<Data<WireBanking>> {
  const period = periodIn(input);
  const within = (column: Statement) => atOwnTerminal(person, 'drop.see', column);
  const conditions = [within(sql`shift.terminal_id`), ...periodConditions(sql`cash_drop.at`, period)];
  const rows = await listRows(
    db,
    sql`select ${computed<Row>({
      status: STATUS,
      terminal_id: sql`terminal.id`,
      terminal: sql`terminal.name`,
      drops: sql`count(*)::int`,
      kobo: sql`sum(cash_drop.amount_kobo)::bigint`,
      oldest_at: instant(sql`min(cash_drop.at)`),
    })} ${FROM} join terminal on terminal.id = shift.terminal_id where ${join(conditions, ' and ')} group by 1, 2, 3`,
  );
  const sumOf = (status: DropStatus): WireDropSum => {
    const some = rows.filter((row) => row.status === status);
    return {
      drops: some.reduce((sum, { drops }) => sum + drops, 0),
      amount: nairaOnWire(some.reduce((sum, { kobo }) => sum + kobo, 0)),
      oldest_at: some.map((row) => row.oldest_at).toSorted()[0] ?? null,
    };
  };
  const terminals = rows
    .filter(({ status }) => status === 'Not banked')
    .toSorted((one, other) => (one.oldest_at < other.oldest_at ? -1 : 1))
    .map(({ status: _status, kobo, ...row }) => Object.assign(row, { amount: nairaOnWire(kobo) }));
  const { short, over } = await differencesOf(db, period, within(sql`cash_deposit.terminal_id`));
  const back = await takenBackIn(
    db,
    period,
    within(sql`coalesce(cash_deposit.terminal_id, shift.terminal_id)`),
  );
  return {
    data: {
      not_banked: sumOf('Not banked'),
      banked: sumOf('Banked'),
      terminals,
      short: nairaOnWire(short),
      over: nairaOnWire(over),
      taken_back: { deposits: back.deposits, amount: nairaOnWire(back.kobo) },
    },
  };
}

/** Sums of shortages and surpluses, which are not offset against each other. Deposits that were taken back do not count. */
async function differencesOf(
  db: Sql,
  period: PeriodFilter,
  within: Statement,
): Promise<{ short: Kobo; over: Kobo }> {
  const conditions = [
    within,
    sql`amount_kobo <> dropped_kobo`,
    sql`not exists (select from cash_deposit_return where deposit_id = cash_deposit.id)`,
    ...periodConditions(sql`cash_deposit.at`, period),
  ];
  const [row] = await db.query(sql`
    select ${computed<{ short: Kobo; over: Kobo }>({
      short: sql`coalesce(sum(dropped_kobo - amount_kobo) filter (where amount_kobo < dropped_kobo), 0)::bigint`,
      over: sql`coalesce(sum(amount_kobo - dropped_kobo) filter (where amount_kobo > dropped_kobo), 0)::bigint`,
    })} from cash_deposit where ${join(conditions, ' and ')}`);
  return row ?? { short: 0, over: 0 };
}

/** Number and sum of the deposits that were taken back in a period. */
async function takenBackIn(
  db: Sql,
  period: PeriodFilter,
  within: Statement,
): Promise<{ deposits: number; kobo: Kobo }> {
  const conditions = [within, ...periodConditions(sql`back.at`, period)];
  const [row] = await db.query(sql`
    select ${computed<{ deposits: number; kobo: Kobo }>({
      deposits: sql`count(*)::int`,
      kobo: sql`coalesce(sum(coalesce(cash_deposit.amount_kobo, cash_drop.amount_kobo)), 0)::bigint`,
    })} from cash_deposit_return as back left join cash_deposit on cash_deposit.id = back.deposit_id
      left join cash_banking on cash_banking.id = back.banking_id
      left join cash_drop on cash_drop.id = coalesce(cash_banking.drop_id, again_drop_id)
      left join shift on shift.id = cash_drop.shift_id
    where ${join(conditions, ' and ')}`);
  return row ?? { deposits: 0, kobo: 0 };
}
