import { expect, it } from 'vitest';
import { Failure } from '../../request/failure';
import { openLaneQueue } from './laneQueue';

/** Tasks that finish when the test says so, with the order in which they were started. */
function desk() {
  const begun: string[] = [];
  const open: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((done) => open.push(done));
  };
  const finishAll = async () => {
    for (let done = open.shift(); done; done = open.shift()) {
      done();
      await new Promise((go) => setImmediate(go));
    }
  };
  return { begun, work, finishAll };
}

const statusOf = (error: unknown) => (error instanceof Failure ? error.status : undefined);

it('takes each address in its turn, however many come from one of them', async () => {
  const { begun, work, finishAll } = desk();
  const inTurn = openLaneQueue({ atOnce: 1, perLane: 9, inAll: 20, of: 'logins at once' });
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map((name) => inTurn(name.slice(0, 1), work(name)));
  await finishAll();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

it('refuses those who fill their own places, and all others only where the whole server is full', async () => {
  const { work, finishAll } = desk();
  const inTurn = openLaneQueue({ atOnce: 1, perLane: 2, inAll: 3, of: 'logins at once' });
  const made = ['a', 'a', 'a', 'a', 'b', 'b'].map((lane) =>
    inTurn(lane, work(lane)).then(() => 200, statusOf),
  );
  await finishAll();
  expect(await Promise.all(made)).toEqual([200, 200, 200, 429, 200, 503]);
});

it('lets the next one in after work that failed', async () => {
  const inTurn = openLaneQueue({ atOnce: 1, perLane: 2, inAll: 3, of: 'logins at once' });
  await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn('a', () => Promise.resolve('done'))).toBe('done');
});
