import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whileIdle } from './whileIdle';

let waiting: (() => void)[] = [];
beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (call: () => void) => waiting.push(call));
});
afterEach(() => vi.unstubAllGlobals());

it('goes through all places, a hundred each time that the browser is idle', () => {
  const places: number[] = [];
  whileIdle(250, (place) => places.push(place));
  for (const done of [0, 100, 200, 250]) {
    expect(places).toHaveLength(done);
    waiting.shift()?.();
  }
  expect(places).toEqual(Array.from({ length: 250 }, (_, place) => place));
  expect(waiting).toEqual([]);
});

it('ends when it is told to', () => {
  const act = vi.fn();
  const end = whileIdle(250, act);
  waiting.shift()?.();
  end();
  waiting.shift()?.();
  expect(act).toHaveBeenCalledTimes(100);
  expect(waiting).toEqual([]);
});

it('does nothing where the browser does not tell', () => {
  vi.unstubAllGlobals();
  const act = vi.fn();
  whileIdle(250, act)();
  expect(act).not.toHaveBeenCalled();
});
