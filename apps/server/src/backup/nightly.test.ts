import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { type Database, sql } from '../db';
import { onEveryEngine, onOneEngine } from '../db/testing';
import { backUpTonight, startNightly } from './nightly';
import { claimNight, nightOf, nightsOf } from './nights';
import { clockOf } from '../testing/clock';
import { aFile } from './testing';

it.each([
  ['2026-11-21T01:29:59.999Z', '2026-11-20'],
  ['2026-11-21T01:30:00.000Z', '2026-11-21'],
  ['2026-11-21T22:59:00.000Z', '2026-11-21'],
  ['2026-11-21T23:30:00.000Z', '2026-11-21'],
])('At %s the backup of the night of %s is due', (now, night) => {
  expect(nightOf(new Date(now))).toBe(night);
});

function aHouse(db: Database) {
  const house = {
    db,
    dir: dirname(aFile()),
    keep: 2,
    now: new Date('2026-11-21T01:30:00.000Z'),
    kept: 0,
    failures: Array<string>(),
  };
  const nightly = () => ({
    db,
    dir: house.dir,
    keep: house.keep,
    clock: clockOf(() => house.now),
    onStored: () => void (house.kept += 1),
    onFailure: (error: unknown) => void house.failures.push(String(error)),
  });
  return { house, nightly };
}

onEveryEngine('Each night', (open) => {
  it('one process of all makes the backup, and the newest ones stay beside what others put there', async () => {
    const { house, nightly } = aHouse(await open());
    expect(await nightsOf(house.db)).toEqual({ state: 'none', lastAt: undefined });
    writeFileSync(join(house.dir, 'motorpark-2020-01-01T0000.jsonl.gz'), 'kept by hand');
    for (const day of ['21', '22', '23']) {
      house.now = new Date(`2026-11-${day}T01:30:00.000Z`);
      await Promise.all([backUpTonight(nightly()), backUpTonight(nightly()), backUpTonight(nightly())]);
    }
    expect(house).toMatchObject({ kept: 3, failures: [] });
    expect(readdirSync(house.dir).toSorted()).toEqual([
      'motorpark-2020-01-01T0000.jsonl.gz',
      'motorpark-night-2026-11-22.jsonl.gz',
      'motorpark-night-2026-11-23.jsonl.gz',
    ]);
    expect(await nightsOf(house.db)).toEqual({ state: 'ok', lastAt: '2026-11-23T01:30:00.000Z' });
  });
});

onOneEngine('Each night', (open) => {
  it('no backup is deleted by a clock that is in doubt', async () => {
    const { house, nightly } = aHouse(await open());
    for (const day of ['21', '22', '23']) {
      house.now = new Date(`2026-11-${day}T01:30:00.000Z`);
      await backUpTonight({ ...nightly(), clock: { now: () => house.now, due: () => undefined } });
    }
    expect(readdirSync(house.dir)).toHaveLength(3);
  });

  it('no backup takes the place of another, as when an empty database is started or an older backup restored', async () => {
    const { house, nightly } = aHouse(await open());
    await backUpTonight(nightly());
    await house.db.query(sql`delete from backup_night`);
    house.now = new Date('2026-11-21T09:05:00.000Z');
    await backUpTonight(nightly());
    expect(house).toMatchObject({ kept: 2, failures: [] });
    expect(readdirSync(house.dir).toSorted()).toEqual([
      'motorpark-night-2026-11-21.jsonl.gz',
      'motorpark-night-2026-11-21T1005.jsonl.gz',
    ]);
    house.now = new Date('2026-11-22T01:30:00.000Z');
    await backUpTonight(nightly());
    expect(readdirSync(house.dir).toSorted()).toEqual([
      'motorpark-night-2026-11-21T1005.jsonl.gz',
      'motorpark-night-2026-11-22.jsonl.gz',
    ]);
  });

  it('a backup that fails is told and tried again in half an hour', async () => {
    const { house, nightly } = aHouse(await open());
    const { dir } = house;
    house.dir = aFile('a-file');
    writeFileSync(house.dir, '');
    await backUpTonight(nightly());
    await backUpTonight(nightly());
    expect(house.failures).toHaveLength(1);
    expect(await nightsOf(house.db)).toEqual({ state: 'failed', lastAt: undefined });
    house.dir = dir;
    house.now = new Date('2026-11-21T02:00:00.000Z');
    await backUpTonight(nightly());
    expect(readdirSync(dir)).toEqual(['motorpark-night-2026-11-21.jsonl.gz']);
    expect(await nightsOf(house.db)).toEqual({ state: 'ok', lastAt: '2026-11-21T02:00:00.000Z' });
  });

  it('a server that stops gives its night back and leaves nothing half made', async () => {
    const { house, nightly } = aHouse(await open());
    const stop = startNightly(nightly(), 10 * 60_000);
    await stop();
    expect(house.failures).toEqual([]);
    const isDone = house.kept === 1;
    expect(readdirSync(house.dir)).toHaveLength(isDone ? 1 : 0);
    expect(await claimNight(house.db, nightOf(house.now), house.now)).toBe(!isDone);
  });
});
