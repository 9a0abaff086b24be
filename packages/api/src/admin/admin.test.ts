import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../access';
import { configureApi } from '../client';
import { aServer, EXTENDED } from '../testing/aServer';
import { banAdmin, listAdmins, saveAdmin } from './admin.endpoints';
import { withBan, withoutAdmin } from './localChanges';

const ngozi = {
  id: 'a1',
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
  const { admins, stats } = await listAdmins();
  expect(admins).toMatchObject([
    { id: 'a1', name: 'Ngozi Okeke', terminal: 'Awka', isBanned: false },
    { id: '2', terminal: 'Lagos', isBanned: true },
  ]);
  expect(stats).toEqual({ total: 31, active: 30, banned: 1 });
});

it('counts the admins itself where the server does not', async () => {
  const server = await aServer({
    'GET /api/fetch_admins': { body: { data: { admins: [ngozi, { ...ngozi, id: 'a2', is_banned: true }] } } },
  });
  configureApi({ baseURL: server.baseURL });
  expect((await listAdmins()).stats).toEqual({ total: 2, active: 1, banned: 1 });
});

it('sends the terminal by its id, and the id of whom it edits in the payload too', async () => {
  const server = await aServer({
    'GET /api/capabilities': EXTENDED,
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
    'GET /api/capabilities': EXTENDED,
    'PUT /api/admin_status/a1': { body: { data: { ...ngozi, is_banned: 1 } } },
  });
  configureApi({ baseURL: server.baseURL });
  await banAdmin('a1', true);
  expect(JSON.parse(server.calls('/api/admin_status/a1')[0]?.body ?? '')).toEqual({ is_banned: 1 });
});

it('whoever is banned or deleted counts no longer, without asking the server again', () => {
  const { is_banned: _wire, ...facts } = ngozi;
  const admins = [
    { ...facts, isBanned: false },
    { ...facts, id: 'a2', isBanned: true },
  ];
  const list = { admins, stats: { total: 2, active: 1, banned: 1 } };
  expect(withBan(list, 'a1', true).stats).toEqual({ total: 2, active: 0, banned: 2 });
  expect(withBan(list, 'a2', false).stats).toEqual({ total: 2, active: 2, banned: 0 });
  expect(withoutAdmin(list, 'a2')).toEqual({
    admins: [admins[0]],
    stats: { total: 1, active: 1, banned: 0 },
  });
  expect(withoutAdmin(list, 'nobody')).toEqual(list);
});
