import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Evidence, openClock } from './openClock';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-11-21T09:00:00Z');

/** A machine whose clock a test sets; the true time is that of the database's clock. */
function aMachine({
  newest = START,
  heldAt,
  ahead = 0,
}: { newest?: number | null; heldAt?: number; ahead?: number } = {}) {
  const machine = { time: START, ahead, uptime: 5_000 };
  const wall = () => new Date(machine.time + machine.ahead);
  const evidence = (known: Partial<Evidence> = {}): Evidence => ({
    newest: newest === null ? undefined : new Date(newest),
    heldAt: heldAt === undefined ? undefined : new Date(heldAt),
    // As with the embedded database, whose clock is the machine's.
    database: wall(),
    ...known,
  });
  return {
    machine,
    evidence,
    pass: (ms: number) => {
      machine.time += ms;
      machine.uptime += ms / 1_000;
    },
    open: (known?: Partial<Evidence>, isConfirmed = false) =>
      openClock({ wall, uptime: () => machine.uptime, evidence: evidence(known), isConfirmed }),
  };
}

describe('The clock of a server that starts', () => {
  it.each([
    ['in a new company', { newest: null }, true],
    ['after a night', { newest: START - 12 * HOUR }, true],
    ['after a week of holidays', { newest: START - 7 * DAY }, true],
    ['after months', { newest: START - 90 * DAY }, false],
    ['400 days ahead', { ahead: 400 * DAY }, false],
    ['behind the newest record', { newest: START + 400 * DAY }, true],
    ['a day ahead, as before the restart', { ahead: DAY, heldAt: START + DAY - HOUR }, false],
    ['set right, after it was a day ahead', { heldAt: START + DAY - HOUR }, true],
  ])('%s', (_when, at, isRight) => {
    expect(aMachine(at).open().due() !== undefined).toBe(isRight);
  });

  it('ahead of the database is in doubt, whatever else is known', () => {
    const { open, evidence, machine } = aMachine({ newest: null });
    const clock = open({ database: new Date(START - HOUR) });
    expect(clock.due()).toBeUndefined();
    machine.time += 1_000;
    clock.compare(evidence());
    expect(clock.due()).toEqual(new Date(START + 1_000));
  });

  it('after months is right once the operator says so, or a phone has proved the time', () => {
    const { open, evidence, pass } = aMachine({ newest: START - 90 * DAY });
    expect(open({}, true).due()).toBeDefined();
    const clock = open();
    pass(HOUR);
    clock.compare(evidence());
    expect(clock.due()).toBeUndefined();
    clock.compare(evidence({ newest: new Date(START + HOUR) }));
    expect(clock.due()).toBeDefined();
  });

  it('ahead is right once it was set back, and from then on is watched', () => {
    const { open, evidence, machine, pass } = aMachine({ newest: START - 10 * HOUR, ahead: 400 * DAY });
    const clock = open();
    machine.ahead = 0;
    clock.compare(evidence());
    expect(clock.due()).toEqual(new Date(START));
    machine.ahead = DAY;
    pass(HOUR);
    expect(clock.due()).toBeUndefined();
  });
});

describe('The clock of a server that runs', () => {
  it.each([
    ['is 400 days ahead', 400 * DAY, false],
    ['is an hour ahead', HOUR, false],
    ['was corrected by seconds', 30_000, true],
    ['was set back', -HOUR, true],
  ])('%s', (_what, ahead, isRight) => {
    const { open, machine, pass } = aMachine();
    const clock = open();
    pass(8 * HOUR);
    machine.ahead = ahead;
    expect(clock.due() !== undefined).toBe(isRight);
  });

  it('is in doubt until it agrees again, however long it is wrong', () => {
    const { open, machine, evidence, pass } = aMachine();
    const clock = open();
    machine.ahead = 400 * DAY;
    for (let day = 0; day < 3; day += 1) {
      pass(DAY);
      clock.compare(evidence());
      expect(clock.due()).toBeUndefined();
    }
    machine.ahead = 0;
    expect(clock.due()).toEqual(new Date(machine.time));
  });

  it('is not in doubt after it was set back and forth, nor after a slow drift', () => {
    const { open, machine, evidence, pass } = aMachine();
    const clock = open();
    for (const ahead of [-DAY, 0, 60_000, 120_000, 180_000]) {
      pass(60_000);
      machine.ahead = ahead;
      clock.compare(evidence());
      expect(clock.due()).toBeDefined();
    }
  });
});

it('Only the clock of the server makes the time by which things are due', () => {
  const source = fileURLToPath(new URL('..', import.meta.url));
  const makers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\btesting\//.test(file))
    .filter((file) => readFileSync(join(source, file), 'utf8').includes('new Due('));
  // The app makes one only without a clock, as in tests.
  expect(makers.toSorted()).toEqual(['app.ts', join('clock', 'openClock.ts')]);
});
