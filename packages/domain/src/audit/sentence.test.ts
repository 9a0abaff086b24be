import { expect, it } from 'vitest';
import type { AuditEvent } from './event';
import { auditAddress, auditSentence } from './sentence';

const ngozi = { id: 'p1', name: 'Ngozi Eze', email: 'ngozi@motorpark.example' };
const ada = { kind: 'person', id: 'p2', name: 'Ada Obi' };
const awka = { kind: 'terminal', id: 't1', name: 'Awka' };
const ticket = { kind: 'ticket', id: 'tk1', name: 'TK-7QF3XM-K' };
const counter = { kind: 'counter', id: 'c2', name: 'Awka 2' };

const anEvent = (event: Partial<AuditEvent>): AuditEvent => ({
  id: 'e1',
  at: '2025-01-15T08:00:00.000Z',
  kind: 'login',
  by: ngozi,
  target: undefined,
  ip: '41.58.0.10',
  count: 1,
  before: {},
  after: {},
  ...event,
});

const SENTENCES: [Partial<AuditEvent>, string][] = [
  [{ kind: 'login' }, 'Ngozi Eze logged in'],
  [
    { kind: 'login_failed', by: undefined, target: ada, count: 4 },
    'Somebody failed to log in as Ada Obi, 4 times',
  ],
  [{ kind: 'login_failed', by: undefined }, 'Somebody failed to log in as an e-mail that nobody has'],
  [
    { kind: 'login_failed', by: undefined, ip: '', count: 90 },
    'Somebody failed to log in as an e-mail that nobody has, from many addresses, 90 times',
  ],
  [
    { kind: 'locked_out', by: undefined, target: ada },
    'Too many failed logins as Ada Obi: the next ones have to wait',
  ],
  [
    { kind: 'refused', after: { call: 'deleteTicket' }, count: 3 },
    'Ngozi Eze was refused: delete ticket, 3 times',
  ],
  [{ kind: 'refused', by: undefined, ip: '', count: 90 }, 'Many calls were refused, 90 times'],
  [{ kind: 'session_ended', target: { kind: 'person', ...ngozi } }, 'Ngozi Eze ended a session of their own'],
  [
    { kind: 'session_ended', target: ada, after: { sessions: 2 } },
    'Ngozi Eze logged Ada Obi out: 2 sessions',
  ],
  [
    {
      kind: 'own_sale_confirmed',
      target: { kind: 'ticket', id: 't', name: 'TK-7QF3XM-K' },
      after: { amount: 18_500 },
    },
    'Ngozi Eze confirmed the payment of their own sale, the ticket TK-7QF3XM-K: ₦18,500.00',
  ],
  [
    { kind: 'given_back_departed', target: ticket, after: { amount: 18_500, reason: 'Late' } },
    'Ngozi Eze rescheduled the ticket TK-7QF3XM-K after boarding or departure: ₦18,500.00 paid for both departures. Late',
  ],
  [
    {
      kind: 'given_back_departed',
      target: { kind: 'waybill', id: 'w', name: 'WB-7QF3XM-K' },
      after: { amount: 3_500 },
    },
    'Ngozi Eze sent the waybill WB-7QF3XM-K off a second time: ₦3,500.00 paid for both departures',
  ],
  [
    { kind: 'given_back_person', target: ticket, after: { amount: 0 } },
    'Ngozi Eze named another person on the ticket TK-7QF3XM-K',
  ],
  [
    {
      kind: 'step_taken_back',
      target: ticket,
      before: { status: 'Boarded' },
      after: { status: 'Scheduled', reason: 'Wrong' },
    },
    'Ngozi Eze set the ticket TK-7QF3XM-K back from Boarded to Scheduled: Wrong',
  ],
  [{ kind: 'recovery_asked', by: undefined, target: ada }, 'Somebody asked for a new passcode for Ada Obi'],
  [{ kind: 'passcode_changed', target: ada }, 'Ngozi Eze gave Ada Obi a new passcode'],
  [
    { kind: 'passcode_changed', target: { kind: 'person', ...ngozi } },
    'Ngozi Eze changed their own passcode',
  ],
  [
    { kind: 'terminal_changed', target: ada, before: { terminal: 'Awka' }, after: { terminal: 'Lagos' } },
    'Ngozi Eze changed Ada Obi’s terminal from Awka to Lagos',
  ],
  [
    { kind: 'terminal_changed', target: ada, before: { terminal: 'Awka' }, after: { terminal: '' } },
    'Ngozi Eze changed Ada Obi’s terminal from Awka to nothing',
  ],
  [{ kind: 'banned', target: ada }, 'Ngozi Eze banned Ada Obi'],
  [{ kind: 'created', target: awka, after: { city: 'Awka' } }, 'Ngozi Eze created the terminal Awka'],
  [
    {
      kind: 'edited',
      target: awka,
      before: { terminal_name: 'Awka', city: 'Awka' },
      after: { terminal_name: 'Awka Central', city: 'Awka North' },
    },
    'Ngozi Eze changed the terminal Awka: name and city',
  ],
  [{ kind: 'deleted', target: ada }, 'Ngozi Eze deleted Ada Obi'],
  [{ kind: 'hall_view_made', target: awka }, 'Ngozi Eze made a link to the hall view of the terminal Awka'],
  [
    { kind: 'hall_view_withdrawn', target: awka },
    'Ngozi Eze withdrew the link to the hall view of the terminal Awka',
  ],
  [{ kind: 'counter_named', target: counter }, 'Ngozi Eze gave a computer the name of the counter Awka 2'],
  [{ kind: 'counter_forgotten', target: counter }, 'Ngozi Eze forgot the counter Awka 2'],
  [{ kind: 'pin_set' }, 'Ngozi Eze chose a PIN'],
  [
    { kind: 'erased', after: { tickets: 2, waybills: 1 } },
    'Ngozi Eze erased somebody’s personal data: 2 tickets and 1 waybill',
  ],
  [
    {
      kind: 'deposit_taken_back',
      target: { kind: 'deposit', id: 'b1', name: 'FBN 4471902' },
      after: { amount: 82_000.5, terminal: 'Lagos', reason: 'A zero too many' },
    },
    'Ngozi Eze took back the deposit FBN 4471902 of ₦82,000.50: A zero too many',
  ],
  [
    {
      kind: 'counted_without',
      target: ada,
      after: { terminal: 'Awka', counter: 'Awka 2', reason: 'She is ill' },
    },
    'Ngozi Eze counted the drawer Awka 2 without Ada Obi: She is ill',
  ],
  [
    {
      kind: 'not_counted',
      target: ada,
      after: { terminal: 'Awka', counter: 'Awka 2', amount: 63_111, reason: 'She is ill' },
    },
    'Ngozi Eze closed Ada Obi’s drawer Awka 2 without a count, with ₦63,111.00 expected: She is ill',
  ],
  [
    {
      kind: 'storage_waived',
      target: { kind: 'waybill', id: 'wb1', name: 'WB-4PK8TN-C' },
      after: { amount: 500 },
    },
    'Ngozi Eze waived the fee of ₦500.00 for the waybill WB-4PK8TN-C',
  ],
  [
    {
      kind: 'given_back_refund',
      target: ticket,
      after: { amount: 37_000, kept: 9_250, reason: 'She is ill' },
    },
    'Ngozi Eze refunded the ticket TK-7QF3XM-K: ₦37,000.00 given back, ₦9,250.00 kept. She is ill',
  ],
  [
    { kind: 'given_back_expire', by: undefined, ip: '', target: ticket, after: { amount: 18_500 } },
    'The company’s rule voided the ticket TK-7QF3XM-K: ₦18,500.00 given back',
  ],
  [
    { kind: 'given_back_below', target: ticket, after: { amount: 17_500, reason: 'A trip for staff' } },
    'Ngozi Eze set the price of the ticket TK-7QF3XM-K below the fare: ₦17,500.00 less. A trip for staff',
  ],
  [
    { kind: 'given_back_merge', target: ticket, after: { amount: 2_000 } },
    'Ngozi Eze moved the ticket TK-7QF3XM-K to a dearer trip at the same price: ₦2,000.00 less',
  ],
  [
    { kind: 'given_back_method', target: ticket, after: { amount: 0, kept: 0 } },
    'Ngozi Eze changed the payment method of the ticket TK-7QF3XM-K',
  ],
  [
    { kind: 'sale_discarded', after: { entry: 'ticket', amount: 18_500, reason: 'The traveler left' } },
    'Ngozi Eze discarded an unsent ticket of ₦18,500.00: The traveler left',
  ],
  [{ kind: 'exported', after: { list: 'tickets', q: 'ada' } }, 'Ngozi Eze exported the list of tickets'],
  [{ kind: 'exported', after: { report: 'income', by: 'day' } }, 'Ngozi Eze exported the report on income'],
  [{ kind: 'list_read', after: { list: 'tickets' } }, 'Ngozi Eze was given the complete list of tickets'],
  [
    { kind: 'many_lookups', after: { count: 30, records: 'travelers by phone' } },
    'Ngozi Eze looked up 30 travelers by phone within an hour',
  ],
  [
    { kind: 'exports_sealed', by: undefined, after: { exports: 3, from: '2026-11-02', to: '2026-11-21' } },
    'Sealed later, at the server: 3 exports of reports',
  ],
  [
    { kind: 'imported', after: { list: 'terminals', rows: 1 } },
    'Ngozi Eze imported a file into the list of terminals: 1 row',
  ],
];

it.each(SENTENCES)('%o reads as a sentence', (event, sentence) => {
  expect(auditSentence(anEvent(event))).toBe(sentence);
});

it.each([
  ['41.58.0.10', {}],
  ['Many addresses', { ip: '', by: undefined }],
  ['', { ip: '', by: undefined, target: ticket }],
] as const)('comes from %j: %o', (address, event) => {
  expect(auditAddress(anEvent(event))).toBe(address);
});
