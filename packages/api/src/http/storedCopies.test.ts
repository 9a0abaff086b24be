import { CALLS } from '@motorpark/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDeadServer, aServer } from '../testing/aServer';
import { loadWithAge, type Copy, enableCopies, writeCopies } from './storedCopies';
import { createApi } from './createApi';

const kept = new Map<string, Copy>();
const copies = {
  read: async (url: string) => {
    const copy = kept.get(new URL(url).pathname);
    return copy && { ...copy, says: 'As of then.' };
  },
  write: (url: string, copy: Copy) => void kept.set(new URL(url).pathname, copy),
};

beforeEach(() => {
  kept.clear();
  enableCopies(async () => copies);
  writeCopies(copies);
});

const ROWS = { body: { data: [{ id: 't1' }] } };

function anApi(baseURL: string) {
  const end = vi.fn<(isAnswered: boolean) => void>();
  const api = createApi({
    baseURL,
    timeoutMs: 5_000,
    session: { token: () => 'mine', onUnauthorised: () => undefined },
    watch: { begin: () => end },
  });
  return { api, end };
}

it('what was read stands in when the server does not answer, which counts as no answer', async () => {
  const server = await aServer({ 'GET /api/get_trips': ROWS });
  expect(await loadWithAge(() => anApi(server.baseURL).api.send(CALLS.getTrips, {}))).toEqual({
    data: ROWS.body,
  });
  const copy = kept.get('/api/get_trips');
  expect(copy?.as).toBe('Bearer mine');
  const { api, end } = anApi(await aDeadServer());
  expect(await loadWithAge(() => api.send(CALLS.getTrips, {}))).toMatchObject({
    data: ROWS.body,
    old: { kind: 'disconnected', asOf: copy?.at, message: 'As of then.' },
  });
  expect(end).toHaveBeenCalledWith(false);
});

it('what was never read is not there, and a refusal is no reason to show what was read before', async () => {
  const server = await aServer({ 'GET /api/get_trips': { status: 403, body: { message: 'No.' } } });
  await expect(anApi(server.baseURL).api.send(CALLS.getTrips, {})).rejects.toMatchObject({ kind: 'refused' });
  const { api } = anApi(await aDeadServer());
  await expect(api.send(CALLS.getTrips, {})).rejects.toMatchObject({ kind: 'disconnected' });
});

it('what is about this moment and one record by itself are not kept', async () => {
  const server = await aServer({ 'GET /api/get_trips': ROWS, 'GET /api/get_trip/t1': ROWS });
  const { api } = anApi(server.baseURL);
  await api.send(CALLS.getTrips, { isFresh: true });
  await api.send(CALLS.getTrip, { id: 't1' });
  expect(kept.size).toBe(0);
});
