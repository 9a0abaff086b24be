import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SLOW_AFTER_MS, connectionWatch } from './connectionWatch';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A watch whose probes get a response while `isReachable` is true; probes are calls like any other. */
function aWatch() {
  const server = { isReachable: true, probes: 0 };
  const watch = connectionWatch(async () => {
    server.probes += 1;
    const { isReachable } = server;
    const end = watch.begin();
    end(isReachable);
    if (!isReachable) throw new Error('no answer');
  });
  const seen: string[] = [];
  watch.subscribe(() => seen.push(watch.state()));
  return { watch, server, seen };
}

/** A call that takes so long and then gets a response, or none. */
async function call(watch: ReturnType<typeof connectionWatch>, takesMs: number, isAnswered = true) {
  const end = watch.begin();
  await vi.advanceTimersByTimeAsync(takesMs);
  end(isAnswered);
  await vi.advanceTimersByTimeAsync(0);
}

describe('the connection', () => {
  it('is fine as long as calls are answered in time', async () => {
    const { watch, server, seen } = aWatch();
    await call(watch, SLOW_AFTER_MS - 1);
    expect(watch.state()).toBe('online');
    expect(seen).toEqual([]);
    expect(server.probes).toBe(0);
  });

  it('is gone when a call gets no answer and asking again gets none either', async () => {
    const { watch, server, seen } = aWatch();
    server.isReachable = false;
    await call(watch, 10, false);
    expect(watch.state()).toBe('offline');
    expect(seen).toEqual(['offline']);
  });

  it('is not gone when only one call gets no answer', async () => {
    const { watch, server, seen } = aWatch();
    await call(watch, 10, false);
    expect(server.probes).toBe(1);
    expect(watch.state()).toBe('online');
    expect(seen).toEqual([]);
  });

  it('is asked for again and again, ever more rarely, and is back with the first answer', async () => {
    const { watch, server, seen } = aWatch();
    server.isReachable = false;
    await call(watch, 10, false);
    await vi.advanceTimersByTimeAsync(60_000);
    const { probes } = server;
    expect(probes).toBeGreaterThan(4);
    expect(probes).toBeLessThan(12);
    server.isReachable = true;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(seen).toEqual(['offline', 'online']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.probes).toBe(probes + 1);
  });

  it('is slow while an answer keeps one waiting, until one comes in time', async () => {
    const { watch, seen } = aWatch();
    const end = watch.begin();
    await vi.advanceTimersByTimeAsync(SLOW_AFTER_MS);
    expect(watch.state()).toBe('slow');
    end(true);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(seen).toEqual(['slow', 'online']);
  });

  it('stays slow while another answer still keeps one waiting', async () => {
    const { watch } = aWatch();
    const end = watch.begin();
    await vi.advanceTimersByTimeAsync(SLOW_AFTER_MS);
    await call(watch, 10);
    expect(watch.state()).toBe('slow');
    end(true);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(watch.state()).toBe('online');
  });

  it('is gone as soon as the browser says so, and tried at once when it says it is back', async () => {
    const { watch, server, seen } = aWatch();
    server.isReachable = false;
    watch.networkChanged(false);
    expect(watch.state()).toBe('offline');
    server.isReachable = true;
    watch.networkChanged(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['offline', 'online']);
  });

  it('tells whoever waits for it once when it is back', async () => {
    const { watch, server } = aWatch();
    const tryAgain = vi.fn<() => void>();
    const forget = vi.fn<() => void>();
    watch.whenBack(tryAgain);
    watch.whenBack(forget)();
    server.isReachable = false;
    await call(watch, 10, false);
    expect(tryAgain).not.toHaveBeenCalled();
    server.isReachable = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(tryAgain).toHaveBeenCalledOnce();
    expect(forget).not.toHaveBeenCalled();
  });
});
