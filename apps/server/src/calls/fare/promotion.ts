import {
  PROMOTION_NAMES,
  type Data,
  type WireNaira,
  type WirePromotion,
  promotionCodec,
} from '@motorpark/contract';
import {
  type PassengerKind,
  promotionSchema,
  TICKET_FIELDS,
  formatNaira,
  nairaOnWire,
  pricesAtFare,
} from '@motorpark/domain';
import { columns, computed, type RowOf, type Sql, type Statement, sql } from '../../db';
import { isId } from '../../db/rows';
import type { PersonContext } from '../../request/call';
import { lostRace, notFound } from '../../request/failure';
import { formIn } from '../../request/form';
import { once } from '../../request/once';
import { planToken } from '../../request/planToken';
import { fares } from '../../store/fare/fareRecord';
import { heldBy } from '../../store/fare/heldBy';
import { recordGiveBack } from '../../store/giveBack/recordGiveBack';
import { recordEdits } from '../../store/history';
import { recordSettlement } from '../../store/operation/ledger';
import { lockTickets } from '../../store/ticket/lockTicket';

/** Tickets of one action, which the embedded database does in a few seconds; the next one takes the others. */
const MOST = 200;
const CHANGED = 'A ticket has changed meanwhile. Check the list again.';

const FARE = columns('fare.id', 'fare.route_id', 'fare.from_day', 'fare.until_day', 'fare.fare_kobo');

/**
 * SQL: the first tickets by departure whose seats were sold dearer than a fare, where no other fare wins over it. Those without a confirmed payment wait until it is
 * confirmed.
 */
const dearer = (fare: RowOf<typeof FARE>): Statement => sql`
  from trip join ticket on ticket.trip_id = trip.id
  where ${heldBy({ id: sql`${fare.id}`, route: sql`${fare.route_id}`, from: sql`${fare.from_day}`, until: sql`${fare.until_day}` })}
    and ticket.deleted_at is null and ticket.erasure_id is null and ticket.fare_kobo > ${fare.fare_kobo}
    and not exists (select from awaited_payment as awaited join operation on operation.id = awaited.id
      where operation.ticket_id = ticket.id and awaited.outcome is null)
  order by trip.departs_at, ticket.id limit ${MOST}`;

const seatsOf = (kind: Statement) =>
  sql`(select count(*)::int from passenger where ticket_id = ticket.id and ${kind})`;

const ROW = columns(
  'ticket.id',
  'ticket.number',
  'ticket.traveler_name',
  'ticket.traveler_number',
  'ticket.amount_kobo',
  'ticket.fare_kobo',
  'ticket.child_fare_kobo',
  'ticket.sold_terminal_id',
  computed<{ adults: number; children: number }>({
    adults: seatsOf(sql`kind is null`),
    children: seatsOf(sql`kind = 'child'`),
  }),
);

const many = (seats: number, kind: PassengerKind) => Array.from({ length: seats }, () => kind);

/** Returns the tickets of a fare that were sold dearer, with what each is given back. */
async function listOf(db: Sql, id: string) {
  const [fare] = isId(id) ? await db.query(sql`select ${FARE} from fare where id = ${id}`) : [];
  if (!fare) throw notFound(fares.missing);
  const rows = await db.query(sql`select ${ROW} ${dearer(fare)}`);
  const tickets = rows
    .map((row) => {
      const sold = { fare: row.fare_kobo ?? undefined, childFare: row.child_fare_kobo ?? undefined };
      const kinds = [...many(row.adults, 'adult'), ...many(row.children, 'child')];
      const { amount: price, childFare } = pricesAtFare(sold, fare.fare_kobo, kinds);
      return Object.assign(row, { fare: fare.fare_kobo, price, childFare });
    })
    .filter(({ price, amount_kobo: amount }) => price < amount);
  const plan = tickets.map(({ id: ticket, amount_kobo: amount, price }) => [ticket, amount, price]);
  const token = planToken(plan);
  const total = tickets.reduce((sum, { amount_kobo: amount, price }) => sum + amount - price, 0);
  return { tickets, total, token, hasMore: rows.length === MOST };
}

/** Returns the tickets that were sold dearer than a fare on its days, with each difference and their sum. */
export async function getPromotion({ db, id }: PersonContext): Promise<Data<WirePromotion>> {
  const { tickets, total, token, hasMore } = await listOf(db, id);
  return {
    data: promotionCodec.write({
      tickets: tickets.map(({ id: ticketId, number, price, ...ticket }) => ({
        id: ticketId,
        number,
        name: ticket.traveler_name,
        phone: ticket.traveler_number,
        paid: ticket.amount_kobo,
        difference: ticket.amount_kobo - price,
      })),
      total,
      hasMore,
      plan: token,
    }),
  };
}

/**
 * Gives back the differences that were shown, or none. Each ticket gets its difference once: its seats cost the fare from then on. The head office pays it, in the
 * books of the terminal that sold the ticket.
 */
export async function givePromotion(
  context: PersonContext,
): Promise<Data<{ given: number; total: WireNaira }>> {
  const { id, input, person, now, ip, requestId } = context;
  const { paymentMethod: method, reason } = formIn(promotionSchema, PROMOTION_NAMES, input);
  return once(context, async (tx) => {
    const shown = await listOf(tx, id);
    await lockTickets(
      tx,
      shown.tickets.map((ticket) => ticket.id),
    );
    // Read again, as the tickets are now.
    const { tickets, total, token } = await listOf(tx, id);
    if (input['plan'] !== token || token !== shown.token) throw lostRace({ plan: CHANGED });
    for (const ticket of tickets) {
      const subject = { noun: 'ticket', id: ticket.id } as const;
      const amount = ticket.amount_kobo - ticket.price;
      const act = { subject, method, terminalId: ticket.sold_terminal_id, person, now };
      await recordGiveBack(tx, { ...act, way: 'promotion', amount, kept: 0, reason, ip, requestId });
      await recordSettlement(tx, {
        ...act,
        kind: 'difference',
        words: `Ticket ${ticket.number}: difference of fare`,
        amount: -amount,
      });
    }
    await tx.query(sql`
      update ticket set amount_kobo = sold.price, fare_kobo = sold.fare, child_fare_kobo = sold.child_fare,
        full_fare_kobo = null, full_child_fare_kobo = null, worth_kobo = sold.fare
      from unnest(${tickets.map((one) => one.id)}::uuid[], ${tickets.map(({ price }) => price)}::bigint[],
        ${tickets.map(({ fare }) => fare)}::bigint[], ${tickets.map(({ childFare = null }) => childFare)}::bigint[]
      ) as sold (id, price, fare, child_fare) where ticket.id = sold.id`);
    const edits = tickets.map(({ id: ticket, amount_kobo: amount, price }) => {
      const [from, to] = [formatNaira(amount), formatNaira(price)];
      return { id: ticket, fields: [{ field: TICKET_FIELDS.amount.label, from, to }] };
    });
    await recordEdits(tx, { noun: 'ticket', reason, person, now }, edits);
    return { data: { given: tickets.length, total: nairaOnWire(total) } };
  });
}
