import type { PersonAction } from '@motorpark/domain';
import { sql } from '../db';
import { aBooking } from './booking';
import type { Caller, Ends, TerminalName } from './callers';
import { aDiscard } from './calls/discards';
import { disruptable, planned } from './calls/disruptions';
import { type PersonName, aTrip } from './company';
import { anExpense } from './expense';
import { type Office, textAt } from './office';
import { setConfirmation } from './payments';
import { aWaybill } from './waybill';

/** A text that stands in one field of one record and nowhere else, and the rights by which people may read it. */
export interface Mark {
  /** The field, as a failure names it. */
  field: string;
  text: string;
  seenBy: readonly { action: PersonAction; ends: Ends; but?: 'staff' }[];
  /** Whose own data it is. */
  of?: Caller;
}

type Seen = Mark['seenBy'];

let made = 0;
/** Returns a new word, and a new phone, that nothing else contains. */
const word = (kind: string): string => `${kind}qz${(made += 1)}zq`;
const phone = (): string => `0803${String(5_000_000 + (made += 1) * 13)}`;
const birthday = (): string => `19${50 + (made += 1)}-03-17`;

const sellerAt = { awka: 'ada', lagos: 'tunde', owerri: 'chika' } as const satisfies Partial<
  Record<TerminalName, PersonName>
>;
type Selling = keyof typeof sellerAt;
const SELLING = ['awka', 'lagos', 'owerri'] as const satisfies Selling[];

const AWKA_LAGOS: Ends = { own: 'awka', other: 'lagos' };
const OWERRI_ABA: Ends = { own: 'owerri', other: 'aba' };

/** The names of those who pay are in the accountant's file, and in the list of payments that are awaited. */
const asPayer = (at: TerminalName): Seen => [
  { action: 'operation.see', ends: { own: at }, but: 'staff' },
  { action: 'payment.see', ends: { own: at } },
];
const found = (at: TerminalName): Seen => [{ action: 'ticket.findTraveler', ends: { own: at } }];

/** Sells a party of two by transfer and marks what is known of it. `ends` are those of the trip that it is on in the end. */
async function markedTicket({ call }: Office, trip: string, at: Selling, ends: Ends) {
  const see: Seen = [{ action: 'ticket.see', ends }];
  const marks: Mark[] = [];
  const mark = (field: string, text: string, seenBy: Seen) => {
    marks.push({ field: `${field} of a ticket of ${at}`, text, seenBy });
    return text;
  };
  const own = [...see, ...found(at)];
  const body = aBooking(trip, {
    traveler_name: mark('name', word('traveler'), [...own, ...asPayer(at)]),
    traveler_number: mark('phone', phone(), own),
    travel_date: mark('birthday', birthday(), own),
    traveler_address: mark('address', word('street'), own),
    next_of_kin_name: mark('next of kin', word('kin'), own),
    next_of_kin_mobile_no: mark('phone of the next of kin', phone(), own),
    seat_number: at === 'awka' ? [1, 2] : [3, 4],
    companions: [
      {
        seat_number: at === 'awka' ? 2 : 4,
        name: mark('companion', word('companion'), own),
        phone: mark('phone of the companion', phone(), own),
        address: '',
        next_of_kin_name: '',
        next_of_kin_phone: '',
        kind: '',
      },
    ],
    payment_method: 'Bank Transfer',
    payment_reference: mark('reference', word('trf'), [...see, ...asPayer(at)]),
  });
  const answer = await call('POST', '/api/book_ticket', { by: sellerAt[at], body });
  return { id: textAt(answer.body, 'data', 'id'), marks };
}

async function markedParcel({ call, company }: Office, at: Selling, to: TerminalName) {
  const see: Seen = [{ action: 'waybill.see', ends: { own: at, other: to } }];
  const marks: Mark[] = [];
  const mark = (field: string, text: string, seenBy: Seen = [...see, ...found(at)]) => {
    marks.push({ field: `${field} of a parcel of ${at}`, text, seenBy });
    return text;
  };
  const body = aWaybill(company, {
    original_terminal: company[at],
    destination_terminal: company[to],
    sender_name: mark('sender', word('sender'), [...see, ...found(at), ...asPayer(at)]),
    sender_number: mark('phone of the sender', phone()),
    sender_email: mark('e-mail of the sender', `${word('mail')}@example.com`),
    sender_address: mark('address of the sender', word('lane')),
    receiver_name: mark('receiver', word('receiver')),
    receiver_number: mark('phone of the receiver', phone()),
    description: mark('contents', word('goods'), see),
  });
  await call('POST', '/api/create_waybills', { by: sellerAt[at], body });
  return marks;
}

/** A parcel that has left, with a claim. */
async function markedClaim({ call, company }: Office, at: Selling, to: TerminalName): Promise<Mark[]> {
  const text = word('claimed');
  const by = sellerAt[at];
  const parcel = aWaybill(company, { original_terminal: company[at], destination_terminal: company[to] });
  const { body } = await call('POST', '/api/create_waybills', { by, body: parcel });
  const left = { status: 'On-Transit', reason: 'Went with a taxi' };
  await call('PUT', `/api/waybill_status/${textAt(body, 'data', 'id')}`, { by, body: left });
  const record = textAt(body, 'data', 'waybill_number');
  const claim = { record_number: record, kind: 'Missing', details: text, worth: 20_000 };
  await call('POST', '/api/create_claim', { by, body: claim });
  return [
    {
      field: `details of a claim of ${at}`,
      text,
      seenBy: [{ action: 'claim.see', ends: { own: at, other: to } }],
    },
  ];
}

async function markedExpense({ call, company }: Office, at: Selling): Promise<Mark[]> {
  const text = word('spent');
  const body = anExpense({ terminal_id: company[at], description: text, expense_type: 'Fuel' });
  await call('POST', '/api/create_expenses', { by: sellerAt[at], body });
  const ends: Ends = { own: at };
  const seenBy = (['expense.see', 'operation.see'] as const).map((action) => ({ action, ends }));
  return [{ field: `description of an expense of ${at}`, text, seenBy }];
}

/** Opens a drawer at a terminal, with a drop. */
async function drawer({ call, company }: Office, at: Selling) {
  const by = sellerAt[at];
  const opened = await call('POST', '/api/open_shift', {
    by,
    body: { terminal_id: company[at], counter: `Counter of ${at}`, opening_float: 5_000 },
  });
  const drop = { amount: 700, received_by: 'The bank', note: 'Safe' };
  await call('POST', `/api/drop_cash/${textAt(opened.body, 'data', 'id')}`, { by, body: drop });
  const counter = { terminal_id: company[at], name: `Desk of ${at}`, paper: '80mm' };
  await call('POST', '/api/name_counter', { by, body: counter });
}

async function markedDiscard({ call }: Office, at: Selling): Promise<Mark[]> {
  const text = word('left');
  await call('POST', '/api/discard_sale', {
    by: sellerAt[at],
    body: aDiscard({ name: text }),
    headers: { 'idempotency-key': text },
  });
  // It is a line of the shift's report.
  const seenBy = (['sale.seeDiscarded', 'shift.see'] as const).map((action) => ({
    action,
    ends: { own: at },
  }));
  return [{ field: `name in a sale that ${at} discarded`, text, seenBy, of: sellerAt[at] }];
}

const ANYWHERE: Ends = { own: 'aba' };

async function markedPeople({ db, company }: Office): Promise<Mark[]> {
  const marks: Mark[] = [];
  for (const [person, at] of [
    ['ngozi', undefined],
    ['ada', 'awka'],
    ['tunde', 'lagos'],
    ['chika', 'owerri'],
  ] as const) {
    const seenBy: Seen = [
      ...(at ? [{ action: 'admin.see', ends: { own: at } } as const] : []),
      // Of the head office's people only those read who see people anywhere.
      { action: 'activity.see', ends: ANYWHERE },
    ];
    const mark = (field: string, text: string) => {
      marks.push({ field: `${field} of ${person}`, text, seenBy, of: person });
      return text;
    };
    mark('e-mail', `${person}@company.example`);
    await db.query(sql`
      update person set phone = ${mark('phone', phone())}, address = ${mark('address', word('home'))}
      where id = ${company.people[person]}`);
  }
  const driver = word('yard');
  const number = phone();
  await db.query(sql`update driver set phone = ${number}, address = ${driver}`);
  const see: Seen = [{ action: 'driver.see', ends: ANYWHERE }];
  marks.push({ field: 'address of the driver', text: driver, seenBy: see });
  // Who sees a trip of his may call him.
  const ofTrips: Seen = [AWKA_LAGOS, OWERRI_ABA].map((ends) => ({ action: 'trip.see', ends }));
  marks.push({ field: 'phone of the driver', text: number, seenBy: [...see, ...ofTrips] });
  return marks;
}

/** Sells a seat at each terminal and deletes the ticket, and cancels a trip from Awka with a passenger. */
async function giveBack(office: Office) {
  const { db, company, call } = office;
  for (const at of SELLING) {
    const route = at === 'owerri' ? company.owerriToAba : company.awkaToLagos;
    const trip = await aTrip(db, company, { route, departsAt: '2026-11-25T06:00:00.000Z' });
    const by = sellerAt[at];
    const { body } = await call('POST', '/api/book_ticket', { by, body: aBooking(trip) });
    await call('DELETE', `/api/delete_ticket/${textAt(body, 'data', 'id')}`, {
      by,
      body: { reason: 'A wish' },
    });
  }
  const { trip } = await disruptable(office, 1);
  const cancelled = await planned(office, trip, { kind: 'cancelled' }, 'ngozi');
  await call('PUT', `/api/disrupt_trip/${trip}`, { by: 'ngozi', body: cancelled });
}

/** Lets all buses leave, and closes the drawers. */
export async function leaveAndClose({ db, call }: Office): Promise<void> {
  await db.query(sql`update trip set status = 'En-route' where cancelled_seats is null`);
  for (const by of Object.values(sellerAt)) {
    const { body } = await call('GET', '/api/get_my_shift', { by });
    const id = textAt(body, 'data', 'id');
    await call('PUT', `/api/count_shift/${id}`, { by, body: {} });
    await call('PUT', `/api/close_shift/${id}`, { by, body: { reason: 'Change was short.' } });
  }
}

/**
 * Fills the company with records of three terminals, on two routes that have no terminal in common, each with texts of its own. One ticket was sold at Awka
 * and moved by the head office to the route on which Awka is not.
 */
export async function markCompany(office: Office): Promise<Mark[]> {
  const { db, company, call } = office;
  const [trip, other] = [
    await aTrip(db, company),
    await aTrip(db, company, { route: company.owerriToAba, departsAt: '2026-11-23T06:00:00.000Z' }),
  ];
  const marks = await markedPeople(office);
  for (const at of SELLING) await drawer(office, at);
  await setConfirmation(office, 'required');
  const sold = [
    await markedTicket(office, trip, 'awka', AWKA_LAGOS),
    await markedTicket(office, trip, 'lagos', AWKA_LAGOS),
    await markedTicket(office, other, 'owerri', OWERRI_ABA),
  ];
  await setConfirmation(office, 'none');
  const from = await aTrip(db, company, { departsAt: '2026-11-24T06:00:00.000Z' });
  const moved = await markedTicket(office, from, 'awka', OWERRI_ABA);
  await call('PUT', `/api/reschedule_ticket/${moved.id}`, {
    by: 'ngozi',
    body: {
      trip_id: other,
      seat_number: [5, 6],
      amount: 37_000,
      fee: 0,
      payment_method: 'Cash',
      reason: 'A wish',
    },
  });
  marks.push(...[...sold, moved].flatMap((ticket) => ticket.marks));
  for (const [at, to] of [
    ['awka', 'lagos'],
    ['lagos', 'awka'],
    ['owerri', 'aba'],
  ] as const) {
    marks.push(...(await markedParcel(office, at, to)));
    marks.push(...(await markedClaim(office, at, to)));
  }
  for (const at of SELLING) {
    marks.push(...(await markedExpense(office, at)));
    marks.push(...(await markedDiscard(office, at)));
  }
  await giveBack(office);
  const { text } = await call('GET', '/api/get_expenses', { by: 'ngozi', query: 'limit=200' });
  for (const [, id = ''] of text.matchAll(/"id":"([^"]+)"/g))
    await call('PUT', `/api/expense_status/${id}`, { by: 'ngozi', body: { status: 'Approved' } });
  return marks;
}
