import type { WireDeparture, WireHall, WireHallDeparture } from '@motorpark/contract';
import { senderOf } from '../company';
import { columns, sql } from '../db';
import type { CallContext } from '../http/call';
import { invalid } from '../http/failure';
import { TaggedAnswer } from '../http/taggedAnswer';
import { departureRows } from './departureRows';
import { hashOf } from './hallView';

/** What a television turns through before it begins anew. */
const MOST = 60;

const NO_HALL = 'This link shows nothing any more. Ask the head office for a new one.';

const TERMINAL = columns('terminal.id', 'terminal.name');

/** The board of a terminal's hall for whoever has its key: what has not left yet, without names or money. */
export async function showHall({ db, input, today, now }: CallContext): Promise<TaggedAnswer> {
  const key = typeof input.key === 'string' ? input.key : '';
  const [terminal] = await db.query(
    sql`select ${TERMINAL} from hall_view join terminal on terminal.id = terminal_id where key_hash = ${hashOf(key)}`,
  );
  if (!terminal) throw invalid({ key: NO_HALL });
  const rows = await departureRows(db, { terminalId: terminal.id, today, now, count: MOST });
  const data: WireHall = {
    company: await senderOf(db),
    terminal: terminal.name,
    departures: rows.map(forTheHall),
  };
  return new TaggedAnswer({ data });
}

const forTheHall = ({
  route_id: _route,
  origin: _origin,
  parcels: _parcels,
  loaded_parcels: _loaded,
  unseated: _unseated,
  ...departure
}: WireDeparture): WireHallDeparture => departure;
