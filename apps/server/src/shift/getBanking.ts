import type { Data, WireBanking, WireDropSum } from '@motorpark/contract';
import { type DropStatus, nairaOnWire } from '@motorpark/domain';
import { computed, join, sql } from '../db';
import type { PersonContext } from '../http/call';
import { instant, listRows } from '../rows';
import { periodConditions, periodIn } from '../search';
import { FROM, STATUS } from './drops';

interface Row {
  status: DropStatus;
  drops: number;
  kobo: number;
  oldest_at: string;
}

/** What the cash comes to that left drawers in a period, banked and not, and since when the first of it is on its way. */
export async function getBanking({ db, input }: PersonContext): Promise<Data<WireBanking>> {
  const conditions = [sql`true`, ...periodConditions(sql`cash_drop.at`, periodIn(input))];
  const rows = await listRows(
    db,
    sql`select ${computed<Row>({
      status: STATUS,
      drops: sql`count(*)::int`,
      kobo: sql`sum(cash_drop.amount_kobo)::bigint`,
      oldest_at: instant(sql`min(cash_drop.at)`),
    })} ${FROM} where ${join(conditions, ' and ')} group by 1`,
  );
  const sumOf = (status: DropStatus): WireDropSum => {
    const { drops, kobo, oldest_at } = rows.find((row) => row.status === status) ?? NONE;
    return { drops, amount: nairaOnWire(kobo), oldest_at };
  };
  return { data: { not_banked: sumOf('Not banked'), banked: sumOf('Banked') } };
}

const NONE = { drops: 0, kobo: 0, oldest_at: null };
