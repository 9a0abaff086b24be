import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { type Database, newId, openDatabase, sql } from '../../db';
import { copyTemplate, dropDatabase, urlOf } from '../../db/testing/postgresTemplate';
import { aCompany } from '../../testing/company';
import { type TurnSettings, openPersonQueue } from './personQueue';

const url = inject('postgresUrl');

/** The turns of two server processes on one PostgreSQL database. */
async function twoProcesses(settings?: TurnSettings) {
  const name = await copyTemplate(url, inject('postgresTemplate'));
  const [first, second] = [
    await openDatabase({ url: urlOf(url, name) }),
    await openDatabase({ url: urlOf(url, name) }),
  ];
  onTestFinished(async () => {
    await first.close();
    await second.close();
    await dropDatabase(url, name);
  });
  const { people } = await aCompany(first);
  const process = (db: Database) => {
    const takeTurn = openPersonQueue(settings);
    return (person: keyof typeof people) => takeTurn(db, people[person]);
  };
  return { db: first, people, takeHere: process(first), takeThere: process(second) };
}

describe.runIf(url !== '')('Two servers on one PostgreSQL', () => {
  it('read one long list for a person at a time', async () => {
    const { takeHere, takeThere } = await twoProcesses();
    const end = await takeHere('ada');
    let hasBegun = false;
    const there = takeThere('ada').then((ended) => ((hasBegun = true), ended));
    await (
      await takeThere('ngozi')
    )();
    await wait(500);
    expect(hasBegun).toBe(false);
    await end();
    await (
      await there
    )();
    await (
      await takeHere('ada')
    )();
  });

  it('keep a turn for as long as it goes on', async () => {
    const { takeHere, takeThere } = await twoProcesses({ expiryMs: 600, renewedAfter: 100 });
    const end = await takeHere('ada');
    let hasBegun = false;
    const there = takeThere('ada').then((ended) => ((hasBegun = true), ended));
    await wait(1_500);
    expect(hasBegun).toBe(false);
    await end();
    await (
      await there
    )();
  });

  it('wait for no turn of a process that has died', async () => {
    const { db, people, takeHere } = await twoProcesses();
    await db.query(sql`insert into list_turn (person_id, holder, until)
      values (${people.ada}, ${newId()}, clock_timestamp() + interval '300 milliseconds')`);
    await (
      await takeHere('ada')
    )();
    expect(await db.query(sql`select from list_turn`)).toEqual([]);
  });
});
