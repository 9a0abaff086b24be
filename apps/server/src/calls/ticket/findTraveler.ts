import type { Data, WireTraveler } from '@motorpark/contract';
import { PHONE_EXAMPLE, readPhone, searchText } from '@motorpark/domain';
import { countLookup } from '../../store/audit';
import { type Database, columns, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';

/** What is known of a customer of an earlier sale. */
type Known = Partial<WireTraveler> & { name: string };

/**
 * Returns the customer known by a phone number from a sale of the caller's terminal: who travelled last, otherwise who last sent or received a parcel. What one
 * sale does not have is completed by another of the same name. Returns nobody if the company switched this off.
 */
export async function findTraveler(context: PersonContext): Promise<Data<{ traveler?: WireTraveler }>> {
  const { db, input, person } = context;
  const phone = typeof input['phone'] === 'string' ? readPhone(input['phone']) : undefined;
  if (phone === undefined) throw invalid({ phone: PHONE_EXAMPLE });
  if (!person.terminal) return { data: {} };
  await countLookup(context, 'travelers');
  if ((await db.query(sql`select from company where known_travelers = 'offered'`)).length === 0) {
    return { data: {} };
  }
  const own = { terminal: person.terminal.id, phone };
  const [first, ...others] = [
    ...(await passengerOf(db, own)),
    ...(await senderOf(db, own)),
    ...(await receiverOf(db, own)),
  ];
  if (!first) return { data: {} };
  const same = others.filter(({ name }) => searchText(name) === searchText(first.name));
  const valueOf = (field: keyof WireTraveler) =>
    [first, ...same].map((known) => known[field]).find(Boolean) ?? '';
  return {
    data: {
      traveler: {
        name: first.name,
        phone,
        address: valueOf('address'),
        email: valueOf('email'),
        date_of_birth: valueOf('date_of_birth'),
        next_of_kin_name: valueOf('next_of_kin_name'),
        next_of_kin_phone: valueOf('next_of_kin_phone'),
      },
    },
  };
}

interface OwnPhone {
  terminal: string;
  phone: string;
}

const PASSENGER = columns(
  'passenger.name',
  'passenger.address',
  'passenger.next_of_kin_name',
  'passenger.next_of_kin_phone',
  'passenger.is_first',
  'ticket.date_of_birth',
);

/** Details that a companion left empty stay empty: they are not copied from the traveler. */
async function passengerOf(db: Database, { terminal, phone }: OwnPhone): Promise<Known[]> {
  const found = await db.query(sql`
    select ${PASSENGER} from passenger
    join ticket on ticket.id = passenger.ticket_id
    where passenger.sold_terminal_id = ${terminal} and passenger.phone = ${phone}
      and passenger.name is not null and ticket.deleted_at is null
    order by passenger.ticket_id desc limit 1`);
  return found.map((passenger) => ({
    name: passenger.name ?? '',
    address: passenger.address ?? '',
    next_of_kin_name: passenger.next_of_kin_name ?? '',
    next_of_kin_phone: passenger.next_of_kin_phone ?? '',
    date_of_birth: passenger.is_first ? passenger.date_of_birth : '',
  }));
}

const SENDER = columns('waybill.sender_name', 'waybill.sender_address', 'waybill.sender_email');

async function senderOf(db: Database, { terminal, phone }: OwnPhone): Promise<Known[]> {
  const found = await db.query(sql`
    select ${SENDER} from waybill
    where origin_terminal_id = ${terminal} and sender_number = ${phone} and deleted_at is null
    order by id desc limit 1`);
  return found.map((waybill) => ({
    name: waybill.sender_name,
    address: waybill.sender_address,
    email: waybill.sender_email,
  }));
}

async function receiverOf(db: Database, { terminal, phone }: OwnPhone): Promise<Known[]> {
  const found = await db.query(sql`
    select ${columns('waybill.receiver_name')} from waybill
    where origin_terminal_id = ${terminal} and receiver_number = ${phone} and deleted_at is null
    order by id desc limit 1`);
  return found.map((waybill) => ({ name: waybill.receiver_name }));
}
