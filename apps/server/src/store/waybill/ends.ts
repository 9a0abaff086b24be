import { SAME_TERMINAL, type WaybillForm } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { mayDo } from '../access/rights';
import { columns, type RowOf, type Sql, sql } from '../../db';
import { invalid } from '../../request/failure';
import { isId } from '../../db/rows';

const END = columns('terminal.id', 'terminal.name');

export type End = RowOf<typeof END>;

const RETIRED = columns('terminal.out_of_service_at');

const NOT_FOUND = 'This terminal was not found. Please choose another terminal.';

/**
 * Returns and locks the terminals that a form names. Staff may take parcels in only at their own terminal. A terminal out of service is refused unless it is one
 * of `kept`, which the parcel already has.
 */
export async function endsOf(
  tx: Sql,
  { originTerminalId, destinationTerminalId }: WaybillForm,
  person: Person,
  kept: readonly string[],
): Promise<{ origin: End; destination: End }> {
  const ids = [originTerminalId, destinationTerminalId].filter(isId);
  const terminals = await tx.query(
    sql`select ${END}, ${RETIRED} from terminal where id = any(${ids}::uuid[]) order by id for key share`,
  );
  const named = (wanted: string) => terminals.find(({ id }) => id === wanted.toLowerCase());
  const origin = named(originTerminalId);
  const destination = named(destinationTerminalId);
  if (!origin) throw invalid({ original_terminal: NOT_FOUND });
  if (!mayDo(person, 'waybill.takeIn', { own: origin.id })) {
    throw invalid({ original_terminal: 'Staff take in the parcels of their own terminal only.' });
  }
  if (!destination) throw invalid({ destination_terminal: NOT_FOUND });
  for (const [field, one] of [
    ['original_terminal', origin],
    ['destination_terminal', destination],
  ] as const) {
    if (one.out_of_service_at && !kept.includes(one.id)) {
      throw invalid({ [field]: `${one.name} is out of service. Please choose another terminal.` });
    }
  }
  if (origin.id === destination.id) throw invalid({ destination_terminal: SAME_TERMINAL });
  return { origin, destination };
}
