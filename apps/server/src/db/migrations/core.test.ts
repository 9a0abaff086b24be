import { expect, it } from 'vitest';
import {
  isCheckViolation,
  isForeignKeyViolation,
  isUniqueViolation,
  newId,
  sql,
  type Database,
} from '../index';
import { onEveryEngine } from '../testing';
import { aDeparture, aTicket, book, type Departure } from '../testing/booking';

const seatsOf = async (database: Database, { tripId }: Departure) => {
  const rows = await database.query<{ seat_number: number }>(
    sql`select seat_number from ticket_seat where trip_id = ${tripId} order by seat_number`,
  );
  return rows.map(({ seat_number }) => seat_number);
};

const seat = (ticketId: string, { tripId }: Departure, seatNumber: number) =>
  sql`insert into ticket_seat (trip_id, seat_number, ticket_id) values (${tripId}, ${seatNumber}, ${ticketId})`;

onEveryEngine('A seat', (open) => {
  it('is sold once, to whichever of 32 clerks is first, however often each asks', async () => {
    const database = await open();
    const departure = await aDeparture(database, 16);
    const calls = Array.from({ length: 32 }, (_, clerk) => {
      const seats = [(clerk % 16) + 1, ((clerk * 5 + 3) % 16) + 1];
      return { seats: [...new Set(seats)], key: newId() };
    });
    const ask = () => Promise.all(calls.map(({ seats, key }) => book(database, departure, seats, key)));
    const [first, second] = await Promise.all([ask(), ask()]);

    const sold = calls.flatMap(({ seats }, clerk) => (first[clerk] === 'seats gone' ? [] : seats));
    expect(sold.length).toBeGreaterThan(0);
    expect(new Set(sold).size).toBe(sold.length);
    expect(await seatsOf(database, departure)).toEqual(sold.toSorted((a, b) => a - b));
    expect(second).toEqual(first);
    expect(await database.query(sql`select count(*) from ticket`)).toEqual([
      { count: first.filter((answer) => answer !== 'seats gone').length },
    ]);
  });

  it('that the vehicle has not got is refused', async () => {
    const database = await open();
    const departure = await aDeparture(database, 12);
    const ticket = await aTicket(database, departure);
    await database.query(seat(ticket, departure, 12));
    for (const wrong of [0, -1, 13]) {
      await expect(database.query(seat(ticket, departure, wrong))).rejects.toSatisfy((error) =>
        isCheckViolation(error, 'ticket_seat_on_vehicle'),
      );
    }
  });

  it('keeps a trip from changing to a vehicle too small for it', async () => {
    const database = await open();
    const departure = await aDeparture(database, 12);
    const ticket = await aTicket(database, departure);
    await database.query(seat(ticket, departure, 10));
    const resize = (seats: number) =>
      database.query(sql`update trip set total_seats = ${seats} where id = ${departure.tripId}`);
    await expect(resize(9)).rejects.toSatisfy((error) => isCheckViolation(error, 'ticket_seat_on_vehicle'));
    await resize(10);
    await expect(database.query(seat(ticket, departure, 11))).rejects.toSatisfy(isCheckViolation);
  });

  it('belongs to the trip of its ticket and to a trip that exists', async () => {
    const database = await open();
    const [one, other] = [await aDeparture(database), await aDeparture(database)];
    const ticket = await aTicket(database, one);
    await expect(database.query(seat(ticket, other, 1))).rejects.toSatisfy(isForeignKeyViolation);
    await expect(database.query(seat(ticket, { ...one, tripId: newId() }, 1))).rejects.toSatisfy((error) =>
      isForeignKeyViolation(error, 'ticket_seat_of_trip'),
    );
  });

  it('is free again when its ticket is deleted, and the ticket remembers it', async () => {
    const database = await open();
    const departure = await aDeparture(database);
    const ticket = await book(database, departure, [4, 3], newId());
    await database.query(
      sql`update ticket set deleted_at = now(), deleted_by = ${departure.personId} where id = ${ticket}`,
    );
    expect(await seatsOf(database, departure)).toEqual([]);
    expect(await database.query(sql`select released_seats from ticket`)).toEqual([
      { released_seats: [3, 4] },
    ]);
    expect(await book(database, departure, [3], newId())).not.toBe('seats gone');
  });
});

onEveryEngine('The ledger', (open) => {
  it('is neither changed nor emptied by anybody', async () => {
    const database = await open();
    const departure = await aDeparture(database);
    const ticket = await book(database, departure, [1], newId());
    for (const change of [
      sql`update operation set amount_kobo = 1`,
      sql`update operation set description = description`,
      sql`delete from operation`,
      sql`truncate operation cascade`,
      sql`truncate ticket cascade`,
    ]) {
      await expect(database.query(change), change.text).rejects.toSatisfy((error) =>
        isCheckViolation(error, 'operation_only_grows'),
      );
    }
    await expect(database.query(sql`delete from ticket where id = ${ticket}`)).rejects.toSatisfy(
      isForeignKeyViolation,
    );
    expect(await database.query(sql`select amount_kobo from operation`)).toEqual([{ amount_kobo: 1500000 }]);
  });

  it('takes an operation back once, whole, by another one', async () => {
    const database = await open();
    const departure = await aDeparture(database);
    await book(database, departure, [1], newId());
    const reverse = (amount: number) =>
      database.query(sql`
      insert into operation (id, type, ticket_id, description, amount_kobo, terminal_id, person_id, reverses)
      select ${newId()}, type, ticket_id, 'Ticket deleted', ${amount}, terminal_id, person_id, id
      from operation where reverses is null`);
    await expect(reverse(-1)).rejects.toSatisfy((error) =>
      isCheckViolation(error, 'operation_reversal_balances'),
    );
    await reverse(-1500000);
    await expect(reverse(-1500000)).rejects.toSatisfy((error) =>
      isUniqueViolation(error, 'operation_reversed_once'),
    );
    expect(await database.query(sql`select sum(amount_kobo)::bigint as balance from operation`)).toEqual([
      { balance: 0 },
    ]);
  });

  it('says of each line which ticket or expense it was', async () => {
    const database = await open();
    const { terminalId, personId } = await aDeparture(database);
    const expenseId = newId();
    await database.query(sql`
      insert into expense (id, expense_type, description, terminal_id, approving_officer, amount_kobo, entered_by)
      values (${expenseId}, 'Diesel', 'For the generator', ${terminalId}, 'Ngozi Okeke', 250000, ${personId})`);
    const note = (type: string, expense: string | null) =>
      database.query(sql`
      insert into operation (id, type, expense_id, description, amount_kobo, terminal_id, person_id)
      values (${newId()}, ${type}, ${expense}, 'Diesel', -250000, ${terminalId}, ${personId})`);
    await note('EXPENSE', expenseId);
    for (const [type, expense] of [
      ['EXPENSE', null],
      ['TICKET_BOOKING', null],
      ['TICKET_BOOKING', expenseId],
    ] as const) {
      await expect(note(type, expense)).rejects.toSatisfy((error) =>
        isCheckViolation(error, 'operation_subject'),
      );
    }
  });
});

onEveryEngine('A name', (open) => {
  it('of a terminal is taken whatever its capitals', async () => {
    const database = await open();
    const make = (name: string) =>
      database.query(sql`insert into terminal (id, name, address, city, state)
      values (${newId()}, ${name}, 'Jibowu', 'Yaba', 'Lagos')`);
    await make('Ìlọrin');
    await expect(make('ÌLỌRIN')).rejects.toSatisfy((error) =>
      isUniqueViolation(error, 'terminal_name_taken'),
    );
    await expect(make('')).rejects.toSatisfy((error) => isCheckViolation(error, 'terminal_name_length'));
    await expect(make('x'.repeat(201))).rejects.toSatisfy((error) =>
      isCheckViolation(error, 'terminal_name_length'),
    );
  });
});
