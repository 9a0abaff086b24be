import type { WireCounter } from '@motorpark/contract';
import { columns, computed, type Sql, type Statement, sql } from '../../db';
import { instant, instants } from '../../db/rows';

/** SQL: the last time a session at the counter was used. */
export const LAST_USED = sql`coalesce(
  (select max(session.last_seen_at) from session join counter_session on session_id = session.id
    where counter_id = counter.id), counter.named_at)`;

const ROW = columns(
  'counter.id',
  'counter.name',
  'terminal.name as terminal',
  instants('counter.named_at'),
  computed<Pick<WireCounter, 'paper' | 'named_by' | 'last_used_at'>>({
    paper: sql`counter.paper`,
    named_by: sql`coalesce((select name from person where person.id = counter.named_by), '')`,
    last_used_at: instant(LAST_USED),
  }),
);

/** Returns counters as the response of a call. */
export const counterRows = (db: Sql, condition: Statement): Promise<WireCounter[]> =>
  db.query(
    sql`select ${ROW} from counter join terminal on terminal.id = counter.terminal_id where ${condition}`,
  );
