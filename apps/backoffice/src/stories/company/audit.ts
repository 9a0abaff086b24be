import type { WireAuditEvent } from '@motorpark/api';
import type { Answers } from '../mockServer';

const NGOZI = { id: 'p1', name: 'Ngozi Eze', email: 'ngozi@motorpark.example' };
const ADA = { id: 'p2', name: 'Ada Obi', email: 'ada@motorpark.example' };

const event = (id: string, at: string, details: Partial<WireAuditEvent>): WireAuditEvent => ({
  id,
  at: `2025-01-${at}:00.000Z`,
  kind: 'login',
  by: NGOZI,
  target: null,
  ip: '41.58.0.10',
  request_id: `call-${id}`,
  count: 1,
  before: null,
  after: null,
  ...details,
});

const person = ({ id, name }: typeof ADA) => ({ kind: 'person', id, name });

const events: WireAuditEvent[] = [
  event('e1', '15T08:12', {
    kind: 'terminal_changed',
    target: person(ADA),
    before: { terminal: 'Awka' },
    after: { terminal: 'Lagos' },
  }),
  event('e2', '15T08:05', {
    kind: 'edited',
    target: { kind: 'terminal', id: 't1', name: 'Awka' },
    before: { terminal_name: 'Awka', terminal_address: '2 Zik Avenue' },
    after: { terminal_name: 'Awka Central', terminal_address: '12 Zik Avenue' },
  }),
  event('e3', '15T07:58', {}),
  event('e4', '15T07:31', { kind: 'locked_out', by: null, target: person(ADA), ip: '102.89.0.66' }),
  event('e5', '15T07:30', {
    kind: 'login_failed',
    by: null,
    target: person(ADA),
    ip: '102.89.0.66',
    count: 4,
  }),
  event('e6', '15T06:02', { by: ADA }),
  event('e7', '14T16:40', { kind: 'login_failed', by: null, ip: '', count: 212 }),
  event('e8', '14T15:10', {
    kind: 'created',
    target: { kind: 'driver', id: 'd1', name: 'Musa Bello' },
    after: { driver_name: 'Musa Bello', driver_phone: '07061234567', driver_address: '3 Ogui Road, Enugu' },
  }),
];

/** The responses about the company's activity. */
export const auditAnswers: Answers = { getAudit: { data: events, next_cursor: null, total: events.length } };
