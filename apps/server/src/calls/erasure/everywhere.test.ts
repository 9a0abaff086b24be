import { ticketWire, waybillWire } from '@motorpark/contract';
import {
  COLLECTION,
  type CompanionFields,
  type Fields,
  type PersonalField,
  TICKET_FIELDS,
  type TicketFields,
  WAYBILL_FIELDS,
  type WaybillFields,
} from '@motorpark/domain';
import { expect, it } from 'vitest';
import { type Database, join, name, sql } from '../../db';
import { ticketColumns } from '../../store/ticket/ticketColumns';
import { waybillColumns } from '../../store/waybill/waybillColumns';
import { aBooking } from '../../testing/booking';
import { planned } from '../../testing/calls/disruptions';
import { NOW, inTheOffice, textAt } from '../../testing/office';
import { ticketsOf } from '../../testing/tickets';
import { aBus } from '../../testing/trips';
import { parcels } from '../../testing/waybill';
import { PERSONAL_LABELS } from '../../verify/personal';
import { verify } from '../../verify/verify';

/** The phone by which everything is found. It is the traveler's and the sender's. */
const PHONE = '08034127299';

/** What is said of the people of a party, in every personal field; each value stands nowhere else in the company. */
const traveler = (mark: string): Readonly<Record<PersonalField<TicketFields>, string>> => ({
  travelerPhone: PHONE,
  travelerName: `traveler${mark}`,
  nextOfKinPhone: mark === 'was' ? '08055512301' : '08055512302',
  dateOfBirth: mark === 'was' ? '1951-03-17' : '1952-04-18',
  travelerAddress: `street${mark}`,
  nextOfKinName: `kin${mark}`,
  travelerKind: '',
  infants: `infant${mark}`,
  companions: '',
});
const companion = (mark: string): Readonly<Record<PersonalField<CompanionFields>, string>> => ({
  name: `companion${mark}`,
  phone: mark === 'was' ? '07034440011' : '07034440012',
  address: `theirstreet${mark}`,
  nextOfKinName: `theirkin${mark}`,
  nextOfKinPhone: mark === 'was' ? '07034440013' : '07034440014',
  born: mark === 'was' ? '2020-05-21' : '2020-06-22',
});
const parties = (mark: string): Readonly<Record<PersonalField<WaybillFields>, string>> => ({
  senderPhone: PHONE,
  senderName: `sender${mark}`,
  senderAddress: `sendersstreet${mark}`,
  senderEmail: `sender${mark}@example.com`,
  receiverPhone: mark === 'was' ? '07061234501' : '07061234502',
  receiverName: `receiver${mark}`,
});
const collector: Readonly<Record<PersonalField<typeof COLLECTION>, string>> = {
  collectedBy: 'collectorwas',
  collectorPhone: '07061234503',
  identification: 'NINwas4417',
};

/** Every value that must be gone, without the spaces with which phones and days are written. */
const MARKS = ['was', 'is']
  .flatMap((mark): Readonly<Record<string, string>>[] => [traveler(mark), companion(mark), parties(mark)])
  .concat(collector)
  .flatMap((said) => Object.values(said))
  .filter((value) => value !== '')
  .map((value) => (/^0\d{10}$/.test(value) ? value.slice(4) : value));

const underWireNames = (
  { names }: { names: Readonly<Record<string, string>> },
  values: Readonly<Record<string, string>>,
) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== '')
      .map(([field, value]): [string, string] => [names[field] ?? field, value]),
  );

/** Returns the tables that contain one of the texts, whatever their columns. */
async function tablesWith(db: Database, texts: readonly string[]): Promise<string[]> {
  const tables = await db.query<{ table: string }>(sql`
    select tablename::text as "table" from pg_tables where schemaname = current_schema() order by 1`);
  const found = tables.map(
    ({ table }) =>
      sql`select ${table}::text as "table", replace(to_jsonb(t)::text, ' ', '') as said from ${name(table)} as t`,
  );
  const rows = await db.query<{ place: string }>(sql`
    select distinct "table" || ': ' || mark as place from (${join(found, ' union all ')}) as row, unnest(${[...texts]}::text[]) as mark
    where strpos(said, mark) > 0 order by 1`);
  return rows.map(({ place }) => place);
}

inTheOffice('What is known of people', (office) => {
  const { trip, edit } = ticketsOf(office);
  const { setStatus, edit: editWaybill } = parcels(office);

  it('is gone after an erasure, field by field, wherever it was written: records, history, Activity, search and stored answers', async () => {
    const { call, db, clock } = office();
    clock.now = new Date(NOW);
    await db.query(sql`update company set child_age = 12, child_percent = 50, infant_age = 2`);
    const from = await trip();
    const ticketOf = (mark: string) => ({
      ...aBooking(from, { seat_number: [1, 2, 3], amount: 46_250 }),
      ...underWireNames(ticketWire, traveler(mark)),
      companions: [2, 3].map((seat) => ({
        seat_number: seat,
        name: `${companion(mark).name}${seat}`,
        phone: companion(mark).phone,
        address: companion(mark).address,
        next_of_kin_name: companion(mark).nextOfKinName,
        next_of_kin_phone: companion(mark).nextOfKinPhone,
        kind: seat === 3 ? 'child' : '',
        date_of_birth: seat === 3 ? companion(mark).born : '',
      })),
    });
    const headers = (key: string) => ({ headers: { 'idempotency-key': key } });
    const body = ticketOf('was');
    const sold = await call('POST', '/api/book_ticket', { by: 'ada', body, ...headers('everywhere-sold') });
    const ticket = textAt(sold.body, 'data', 'id');
    expect(await edit(ticket, ticketOf('is'))).toMatchObject({ status: 200 });
    for (const paper of ['customer', 'company']) {
      const print = { by: 'ada', body: { receipt: paper }, ...headers(`everywhere-${paper}`) } as const;
      expect((await call('POST', `/api/print_ticket/${ticket}`, print)).status).toBe(200);
    }
    // One of them loses the seat and gets a ticket of their own.
    await aBus(db, 'ERS 1 XA', 2);
    const wish = await planned(office(), from, { kind: 'vehicle', vehicle_number: 'ERS 1 XA' }, 'ngozi');
    expect((await call('PUT', `/api/disrupt_trip/${from}`, { by: 'ngozi', body: wish })).status).toBe(200);
    const waiting = await call('GET', `/api/get_unseated?trip_id=${from}`, { by: 'ada' });
    const split = textAt(waiting.body, 'data', '0', 'id');
    expect(split).not.toBe(ticket);
    const refund = { amount: 9250, payment_method: 'Cash', reason: 'No seat' };
    const refunded = await call('PUT', `/api/refund_ticket/${split}`, {
      by: 'ngozi',
      body: refund,
      ...headers('everywhere-refund'),
    });
    expect(refunded).toMatchObject({ status: 200 });

    const parcel = (mark: string) => underWireNames(waybillWire, parties(mark));
    const { id: waybill } = await parcels(office).takeIn(parcel('was'));
    expect((await editWaybill(waybill, parcel('is'))).status).toBe(200);
    await setStatus(waybill, 'On-Transit', 'ada');
    await setStatus(waybill, 'Delivered', 'tunde');
    const collection = {
      status: 'Picked Up',
      collected_by: collector.collectedBy,
      collector_phone: collector.collectorPhone,
      identification: collector.identification,
    };
    expect(
      (await call('PUT', `/api/waybill_status/${waybill}`, { by: 'tunde', body: collection })).status,
    ).toBe(200);

    const known = await tablesWith(db, MARKS);
    expect(MARKS.filter((mark) => !known.some((place) => place.endsWith(`: ${mark}`)))).toEqual([]);

    clock.now = new Date(new Date(NOW).getTime() + 3 * 24 * 60 * 60_000);
    const erase = (phone: string) =>
      call('POST', '/api/erase_personal_data', { by: 'ngozi', body: { phone } });
    expect((await erase(PHONE)).body).toMatchObject({ data: { tickets: 1, waybills: 1 } });
    expect((await erase(companion('is').phone)).body).toMatchObject({ data: { tickets: 1, waybills: 0 } });
    expect(await tablesWith(db, MARKS)).toEqual([]);
    expect(await verify(db)).toMatchObject({ broken: [], more: 0 });
  });

  it('is what the fields say: the database erases the same columns and the same words of the history', async () => {
    const { db } = office();
    const own = (table: 'ticket' | 'waybill', columns: readonly { column: string }[]) =>
      db.query<{ column: string }>(sql`
        select listed as "column" from unnest(${columns.map(({ column }) => column)}::text[]) as listed
        where listed = 'companions' or exists (select from pg_attribute where attrelid = ${table}::regclass and attname = listed)
        order by 1`);
    const erased = (table: string) =>
      db.query<{ column: string }>(sql`select unnest(personal_columns(${table})) as "column" order by 1`);
    expect(await erased('ticket')).toEqual(await own('ticket', ticketColumns.personal));
    expect(await erased('waybill')).toEqual(await own('waybill', waybillColumns.personal));
    const all = [TICKET_FIELDS, WAYBILL_FIELDS, COLLECTION].flatMap((fields: Fields) =>
      Object.values(fields).map(({ label }) => label),
    );
    const labels = [...new Set(all)];
    const said = labels.map((field) => ({ field, from: 'was', to: 'is' }));
    const [left] = await db.query<{ fields: { field: string; from: string }[] }>(
      sql`select erased_fields(${JSON.stringify(said)}::jsonb) as fields`,
    );
    const gone = left?.fields.filter(({ from }) => from === 'Erased').map(({ field }) => field);
    expect([...new Set(gone)].toSorted()).toEqual([...PERSONAL_LABELS].toSorted());
  });
});
