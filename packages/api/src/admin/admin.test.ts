import { ADMIN_LIST, type WireAdmin } from '@motorpark/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../session/session';
import { configureApi } from '../backend/connection';
import { findIn } from '../core/find';
import { aServer, OWN_SERVER, anOwnServer } from '../testing/aServer';
import { adminSource, banAdmin, saveAdmin } from './admin.endpoints';

const ngozi: WireAdmin = {
  id: 'a1',
  version: 1,
  role: 'admin',
  office_role: null,
  managed: null,
  has_second_factor: 0,
  name: 'Ngozi Okeke',
  phone: '08034127781',
  terminal: 'Awka',
  department: 'Logistics',
  is_banned: 0,
  address: '12 Zik Avenue',
  email: 'ngozi@motorpark.example',
};
const form = {
  name: 'Ngozi Okeke',
  phone: '08034127781',
  address: '',
  terminal: 'Awka',
  department: 'Logistics' as const,
  email: 'ngozi@motorpark.example',
  passcode: '',
};

beforeEach(() => saveSession({ token: 'tok', role: 'super_admin', terminalName: '', name: 'Ada Obi' }));

it('reads the admins with the stats that the server counts', async () => {
  const server = await aServer({
    'GET /api/fetch_admins': {
      body: {
        data: {
          admins: [ngozi, { ...ngozi, id: 2, is_banned: '1', terminal: { terminal_name: 'Lagos' } }],
          stats: { total_admins: 31, total_active_admins: '30', total_banned_admins: 1 },
        },
      },
    },
  });
  configureApi({ baseURL: server.baseURL });
  const { rows, total, counts } = await adminSource.all();
  expect(rows).toMatchObject([
    { id: 'a1', name: 'Ngozi Okeke', terminal: 'Awka', status: 'Active' },
    { id: '2', terminal: 'Lagos', status: 'Banned' },
  ]);
  expect([total, counts]).toEqual([31, { Active: 30, Banned: 1 }]);
});

it('counts the admins itself where the server does not', async () => {
  const server = await aServer({
    'GET /api/fetch_admins': { body: { data: { admins: [ngozi, { ...ngozi, id: 'a2', is_banned: true }] } } },
  });
  configureApi({ baseURL: server.baseURL });
  const found = findIn({ ...adminSource, columns: ADMIN_LIST }, await adminSource.all(), {});
  expect(found).toMatchObject({ total: 2, counts: { Active: 1, Banned: 1 } });
});

it('asks for those who match, of one status, in an order', async () => {
  const server = await anOwnServer({
    'GET /api/fetch_admins': {
      body: { data: [ngozi], next_cursor: null, total: 1, counts: { Active: 1, Banned: 0 } },
    },
  });
  configureApi({ baseURL: server.baseURL });
  const query = { text: 'ngozi', status: 'Active', sort: '-name' };
  expect(await adminSource.search(query, { limit: 100 })).toMatchObject({
    rows: [{ id: 'a1', status: 'Active' }],
    counts: { Active: 1, Banned: 0 },
  });
  const [call] = server.calls('/api/fetch_admins');
  expect(call?.query.toString()).toBe('status=Active&sort=-name&limit=100');
  expect(call?.headers['search-text']).toBe('ngozi');
});

it('sends the terminal by its id, and the id of whom it edits in the payload too', async () => {
  const server = await aServer({
    'GET /api/capabilities': OWN_SERVER,
    'PUT /api/edit_admin/a1': { body: { data: ngozi } },
  });
  configureApi({ baseURL: server.baseURL });
  await saveAdmin({ id: 'a1', form }, 't-awka');
  const [call] = server.calls('/api/edit_admin/a1');
  expect(JSON.parse(call?.body ?? '')).toEqual({
    id: 'a1',
    admin_name: 'Ngozi Okeke',
    admin_phone: '08034127781',
    address: '',
    terminal_id: 't-awka',
    department: 'Logistics',
    login_email: 'ngozi@motorpark.example',
    passcode: '',
  });
});

it('bans with a number, as the wire has it', async () => {
  const server = await aServer({
    'GET /api/capabilities': OWN_SERVER,
    'PUT /api/admin_status/a1': { body: { data: { ...ngozi, is_banned: 1 } } },
  });
  configureApi({ baseURL: server.baseURL });
  expect(await banAdmin('a1', true)).toMatchObject({ id: 'a1', status: 'Banned' });
  expect(JSON.parse(server.calls('/api/admin_status/a1')[0]?.body ?? '')).toEqual({ is_banned: 1 });
});
