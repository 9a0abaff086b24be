import { beforeEach, expect, it } from 'vitest';
import type { WireShift } from '@motorpark/contract';
import { saveSession } from '../session/session';
import { configureApi } from '../backend/connection';
import { aServer, anOwnServer } from '../testing/aServer';
import { countShift, getMyShift } from './shift.endpoints';
import { getTill } from './useOpenTill';

const OPEN: WireShift = {
  id: 's1',
  version: 1,
  status: 'Open',
  person: 'Ada Obi',
  person_id: 'a1',
  is_own: true,
  terminal: 'Awka',
  counter: 'Awka 2',
  opened_at: '2026-11-21T06:00:00.000Z',
  opening_float: 10_000.5,
  found: null,
  left_before: null,
  float_left: null,
  taken_over_from: null,
  taken_over_from_id: null,
  taken_over_by: null,
  is_witnessed: null,
  confirmed_by: null,
  may_confirm: false,
  counted_at: null,
  counted_by: null,
  closed_at: null,
  closed_by: null,
  report_number: null,
  reason: '',
  tickets: 3,
  waybills: 0,
  taken_back: 0,
  drops: [],
  payments: [],
  unconfirmed: [],
  late: [],
  discarded: [],
  colleagues: [],
  lines: null,
  notes: null,
  coins: null,
  corrections: [],
};

beforeEach(() => saveSession({ token: 'tok', role: 'admin', terminalName: 'Awka', name: 'Ada Obi' }));

const mineOf = async (data: unknown) => {
  const server = await anOwnServer({ 'GET /api/get_my_shift': { body: { data } } });
  configureApi({ baseURL: server.baseURL });
  return getMyShift();
};

it('A drawer that nobody has counted has no sums, and none at all is told apart from one that cannot be read', async () => {
  expect(await mineOf(OPEN)).toMatchObject({
    openingFloat: 1_000_050,
    lines: undefined,
    corrections: [],
    sales: { tickets: 3 },
  });
  expect(await mineOf(null)).toBeNull();
  await expect(mineOf({ ...OPEN, opening_float: 'much' })).rejects.toMatchObject({ kind: 'unknown' });
  await expect(mineOf({ ...OPEN, lines: [{ method: 'Cowries' }] })).rejects.toMatchObject({
    kind: 'unknown',
  });
});

it('No open till is told apart from one that cannot be read', async () => {
  const tillOf = async (data: unknown) => {
    const server = await anOwnServer({ 'GET /api/get_till': { body: { data } } });
    configureApi({ baseURL: server.baseURL });
    return getTill();
  };
  const opened = { counter: 'Awka 2', opened_at: '2026-11-21T06:00:00.000Z' };
  expect(await tillOf(opened)).toMatchObject({ counter: 'Awka 2' });
  expect(await tillOf(null)).toBeNull();
  await expect(tillOf({ counter: 'Awka 2', opened_at: '' })).rejects.toMatchObject({ kind: 'unknown' });
});

it('A count is sent in naira, note by note', async () => {
  const server = await aServer({
    'GET /api/capabilities': { body: { data: { version: '1', capabilities: ['requests.body', 'shifts'] } } },
    'PUT /api/count_shift/s1': { body: { data: { ...OPEN, status: 'Counted' } } },
  });
  configureApi({ baseURL: server.baseURL });
  const none = { note500: 0, note200: 0, note100: 0, note50: 0, note20: 0, note10: 0, note5: 0 };
  const count = { note1000: 4, ...none, coins: 5_050, pos: 0, transfers: 0 };
  await countShift({ id: 's1', form: count });
  expect(JSON.parse(server.calls('/api/count_shift/s1')[0]?.body ?? '')).toMatchObject({
    note_1000: '4',
    note_5: '0',
    coins: 50.5,
    pos: 0,
  });
});
