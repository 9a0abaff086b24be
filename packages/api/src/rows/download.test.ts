import { driverCalls } from '@motorpark/contract';
import { expect, it } from 'vitest';
import { anOwnServer } from '../testing/aServer';
import { configureApi } from '../backend/connection';
import { downloadList } from './download';

const CSV = '\ufeff"Name"\r\n"Ada Obi"\r\n';
const DRIVERS = {
  call: driverCalls.getDrivers,
  narrowing: () => ({ kind: 'x' }),
} as const;

it('takes the list that is asked for as a file, all of it', async () => {
  const server = await anOwnServer({
    'GET /api/get_drivers': {
      body: CSV,
      type: 'text/csv; charset=utf-8',
      headers: { 'content-disposition': 'attachment; filename="drivers_made_2026-11-21.csv"' },
    },
  });
  configureApi({ baseURL: server.baseURL });
  const { name, content } = await downloadList(DRIVERS, { text: ' ada ', from: '2026-11-01' });
  expect([name, content.size]).toEqual(['drivers_made_2026-11-21.csv', Buffer.byteLength(CSV)]);
  const [call] = server.calls('/api/get_drivers');
  expect(call?.headers['search-text']).toBe('ada');
  expect(Object.fromEntries(call?.query ?? [])).toEqual({
    from: '2026-11-01',
    kind: 'x',
    format: 'csv',
  });
});

it('says what the server says where it refuses, and takes no page for a file', async () => {
  const refusing = await anOwnServer({
    'GET /api/get_drivers': { status: 422, body: { message: 'No.', errors: { q: ['No.'] } } },
  });
  configureApi({ baseURL: refusing.baseURL });
  await expect(downloadList(DRIVERS, {})).rejects.toMatchObject({ kind: 'invalid', message: 'No.' });
  const other = await anOwnServer({ 'GET /api/get_drivers': { body: '<!doctype html>' } });
  configureApi({ baseURL: other.baseURL });
  await expect(downloadList(DRIVERS, {})).rejects.toMatchObject({ kind: 'unknown' });
});
