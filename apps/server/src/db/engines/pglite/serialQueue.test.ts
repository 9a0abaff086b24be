import { describe, expect, it } from 'vitest';
import { openSerialQueue } from './serialQueue';

/** Queues work that ends on demand, and records what has begun. */
function lineOf(maxWait?: number) {
  const inTurn = openSerialQueue(maxWait);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    add: (name: string, isHeavy = false) =>
      inTurn(
        async () => {
          begun.push(name);
          await new Promise<void>((end) => ends.push(end));
        },
        () => isHeavy,
      ),
    async end() {
      ends.shift()?.();
      await new Promise((go) => setImmediate(go));
    },
  };
}

describe('Statements', () => {
  it('run one at a time, in the order of asking', async () => {
    const line = lineOf();
    void line.add('one');
    void line.add('two');
    void line.add('three');
    expect(line.begun).toEqual(['one']);
    await line.end();
    await line.end();
    expect(line.begun).toEqual(['one', 'two', 'three']);
  });

  it('that fail keep nobody back', async () => {
    const inTurn = openSerialQueue();
    const failed = inTurn(() => Promise.reject(new Error('No such table.')));
    const next = inTurn(async () => 'served');
    await expect(failed).rejects.toThrow('No such table.');
    expect(await next).toBe('served');
  });

  it('that are heavy let a light one go first, of six at once as of one', async () => {
    const line = lineOf();
    for (let place = 1; place <= 6; place += 1) void line.add(`heavy ${place}`, true);
    void line.add('light');
    await line.end();
    await line.end();
    expect(line.begun).toEqual(['heavy 1', 'light', 'heavy 2']);
  });

  it('that are heavy get their turn at last, however many light ones come', async () => {
    const line = lineOf(0);
    void line.add('light');
    void line.add('heavy', true);
    void line.add('light');
    await new Promise((later) => setTimeout(later, 2));
    await line.end();
    expect(line.begun).toEqual(['light', 'heavy']);
  });
});
