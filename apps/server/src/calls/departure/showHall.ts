import { hallCodec } from '@motorpark/contract';
import { senderOf } from '../../store/company/companyRow';
import { columns, sql } from '../../db';
import type { CallContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { TaggedAnswer } from '../../request/taggedAnswer';
import { departureRows } from '../../store/departure/departureRows';
import { hashOf } from './hallView';

/** Maximum number of trips that a television cycles through. */
const MOST = 60;

const NO_HALL = 'This link shows nothing any more. Ask the head office for a new one.';

const TERMINAL = columns('terminal.id', 'terminal.name');

/** Returns the board of the terminal whose hall has this key: trips that have not left, without names or amounts. */
export async function showHall({ db, input, today, now }: CallContext): Promise<TaggedAnswer> {
  const key = typeof input.key === 'string' ? input.key : '';
  const [terminal] = await db.query(
    sql`select ${TERMINAL} from hall_view join terminal on terminal.id = terminal_id where key_hash = ${hashOf(key)}`,
  );
  if (!terminal) throw invalid({ key: NO_HALL });
  const departures = await departureRows(db, { terminals: [terminal.id], today, now, count: MOST });
  const data = hallCodec.write({ company: await senderOf(db), terminal: terminal.name, departures });
  return new TaggedAnswer({ data });
}
