import type { Person } from '../access/person';
import { type Sql, sql } from '../db';
import { notFound } from '../http/failure';
import { isId } from '../rows';
import type { KeptMethod, Parcel } from './parcel';
import { NO_WAYBILL, withinWaybillReach } from './reach';

/** A waybill that nobody else changes until the transaction ends: of two clerks at once the second sees what the first did. */
export interface LockedWaybill extends Parcel {
  id: string;
  number: string;
  status: string;
}

interface Row {
  number: string;
  status: string;
  sender_name: string;
  sender_number: string;
  sender_email: string;
  sender_address: string;
  receiver_name: string;
  receiver_number: string;
  origin_id: string;
  origin: string;
  destination_id: string;
  destination: string;
  book_date: string;
  description: string;
  quantity: number;
  weight_grams: number | null;
  worth_kobo: number;
  payment_method: KeptMethod;
  amount_kobo: number;
  handling_instructions: string;
}

/** A 404 where there is none, it was deleted, or the person's terminal neither sends nor receives it. */
export async function lockWaybill(tx: Sql, id: string, person: Person): Promise<LockedWaybill> {
  if (!isId(id)) throw notFound(NO_WAYBILL);
  const [row] = await tx.query<Row>(sql`
    select number, status, sender_name, sender_number, sender_email, sender_address, receiver_name, receiver_number,
      origin.id as origin_id, origin.name as origin, destination.id as destination_id,
      destination.name as destination, book_date, description, quantity, weight_grams, worth_kobo, payment_method,
      amount_kobo, handling_instructions
    from waybill
    join terminal as origin on origin.id = origin_terminal_id
    join terminal as destination on destination.id = destination_terminal_id
    where waybill.id = ${id} and deleted_at is null and ${withinWaybillReach(person)}
    for update of waybill`);
  if (!row) throw notFound(NO_WAYBILL);
  return {
    id,
    number: row.number,
    status: row.status,
    senderName: row.sender_name,
    senderNumber: row.sender_number,
    senderEmail: row.sender_email,
    senderAddress: row.sender_address,
    receiverName: row.receiver_name,
    receiverNumber: row.receiver_number,
    origin: { id: row.origin_id, name: row.origin },
    destination: { id: row.destination_id, name: row.destination },
    bookDate: row.book_date,
    description: row.description,
    quantity: row.quantity,
    grams: row.weight_grams,
    worth: row.worth_kobo,
    paymentMethod: row.payment_method,
    amount: row.amount_kobo,
    handling: row.handling_instructions,
  };
}
