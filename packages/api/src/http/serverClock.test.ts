import { CALLS } from '@motorpark/contract';
import { lagosDay } from '@motorpark/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aServer } from '../testing/aServer';

const DAY = 24 * 60 * 60_000;
const SERVER = Date.parse('2026-11-21T09:00:00Z');

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

/** The clock as a page that was just opened has it. */
async function openedPage() {
  vi.resetModules();
  return await import('./serverClock');
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', storage);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A response that took so long, received while this machine's clock shows so many milliseconds more than the server's. */
function answered(page: Awaited<ReturnType<typeof openedPage>>, ahead: number, took = 200) {
  const sentAt = SERVER + ahead;
  vi.setSystemTime(sentAt + took);
  page.compareClocks(new Date(SERVER).toUTCString(), sentAt);
}

describe('The time by the server', () => {
  it('is this machine’s as long as no server told its time', async () => {
    const page = await openedPage();
    vi.setSystemTime(SERVER);
    page.compareClocks(undefined, SERVER);
    page.compareClocks('soon', SERVER);
    expect(page.serverTime()).toBe(SERVER);
  });

  it('is not moved by the time that calls take, nor by one that took too long', async () => {
    const page = await openedPage();
    for (const took of [0, 900, 4_000, 60_000]) answered(page, 0, took);
    expect(page.clockAhead()).toBe(0);
  });

  it.each([
    ['a day ahead', DAY],
    ['an hour behind', -DAY / 24],
  ])('is right on a machine that is %s, also after a reload without a connection', async (_what, ahead) => {
    const page = await openedPage();
    const listener = vi.fn<() => void>();
    page.whenClockChanges(listener);
    answered(page, ahead);
    answered(page, ahead + 1_000);
    expect(listener).toHaveBeenCalledOnce();
    vi.setSystemTime(SERVER + ahead);
    expect(Math.abs(page.serverTime() - SERVER)).toBeLessThan(1_000);
    expect(lagosDay(page.now())).toBe('2026-11-21');
    const reloaded = await openedPage();
    expect(Math.abs(reloaded.serverTime() - SERVER)).toBeLessThan(1_000);
    answered(reloaded, 0);
    expect(reloaded.clockAhead()).toBe(0);
  });

  it('is told by each answer of the server, but by no page of a hotspot', async () => {
    const page = await openedPage();
    const { createApi } = await import('./createApi');
    const now = Date.now();
    const server = await aServer({
      'GET /api/get_trips': { body: { data: [] }, headers: { date: new Date(now - DAY).toUTCString() } },
      'GET /api/get_drivers': {
        body: '<html>Log in first</html>',
        headers: { date: new Date(0).toUTCString() },
      },
    });
    const api = createApi({
      baseURL: server.baseURL,
      session: { token: () => 'token', onUnauthorised: () => undefined },
    });
    await api.send(CALLS.getTrips, {});
    await expect(api.send(CALLS.getDrivers, {})).rejects.toMatchObject({ kind: 'unknown' });
    expect(Math.abs(page.serverTime() - (now - DAY))).toBeLessThan(10_000);
  });
});
