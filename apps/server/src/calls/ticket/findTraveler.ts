import type { Data, WireTraveler } from '@motorpark/contract';
import { PHONE_EXAMPLE, readPhone } from '@motorpark/domain';
import { countLookup } from '../../store/audit';
import { columns, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';

const PASSENGER = columns(
  'passenger.name',
  'passenger.phone',
  'passenger.address',
  'passenger.next_of_kin_name',
  'passenger.next_of_kin_phone',
);

/**
 * Returns the person who last travelled under a phone number on a ticket sold by the caller's terminal; none if the company switched this off. Details that a
 * companion left empty stay empty: they are not copied from the traveler.
 */
export async function findTraveler(context: PersonContext): Promise<Data<{ traveler?: WireTraveler }>> {
  const { db, input, person } = context;
  const phone = typeof input['phone'] === 'string' ? readPhone(input['phone']) : undefined;
  if (phone === undefined) throw invalid({ phone: PHONE_EXAMPLE });
  if (!person.terminal) return { data: {} };
  await countLookup(context, 'travelers');
  const [found] = await db.query(sql`
    select ${PASSENGER} from passenger
    join ticket on ticket.id = passenger.ticket_id
    where passenger.sold_terminal_id = ${person.terminal.id} and passenger.phone = ${phone}
      and passenger.name is not null and ticket.deleted_at is null
      and exists (select from company where known_travelers = 'offered')
    order by passenger.ticket_id desc limit 1`);
  if (!found) return { data: {} };
  return {
    data: {
      traveler: {
        name: found.name ?? '',
        phone: found.phone ?? '',
        address: found.address ?? '',
        next_of_kin_name: found.next_of_kin_name ?? '',
        next_of_kin_phone: found.next_of_kin_phone ?? '',
      },
    },
  };
}
