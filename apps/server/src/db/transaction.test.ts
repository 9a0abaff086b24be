import { expect, it } from 'vitest';
import {
  isCheckViolation,
  isForeignKeyViolation,
  isUniqueViolation,
  newId,
  sql,
  type Database,
  type Sql,
} from './index';
import { onEveryEngine } from './testing';

const DRIVER = sql`insert into driver (id, name, phone, address) values (${newId()}, 'Musa Bello', '08031234567', 'Awka')`;
const SERIALIZABLE = sql`set transaction isolation level serializable`;
const SPOIL = sql`do $$ begin raise serialization_failure; end $$`;

const countDrivers = async (database: Sql) => {
  const [row] = await database.query<{ drivers: number }>(sql`select count(*) as drivers from driver`);
  return row?.drivers;
};

onEveryEngine('A transaction', (open) => {
  it('keeps all it did', async () => {
    const database = await open();
    const answer = await database.transaction(async (tx) => {
      await tx.query(DRIVER);
      return countDrivers(tx);
    });
    expect(answer).toBe(1);
    expect(await countDrivers(database)).toBe(1);
  });

  it('keeps nothing when its work fails, and hands the failure on', async () => {
    const database = await open();
    const work = async (tx: Sql) => {
      await tx.query(DRIVER);
      throw new Error('The clerk changed her mind.');
    };
    await expect(database.transaction(work)).rejects.toThrow('changed her mind');
    expect(await countDrivers(database)).toBe(0);
  });

  it('says so when a failure that was ignored has undone it', async () => {
    const database = await open();
    const work = async (tx: Sql) => {
      await tx.query(DRIVER);
      await tx.query(DRIVER).catch(() => 'ignored');
    };
    await expect(database.transaction(work)).rejects.toThrow();
    expect(await countDrivers(database)).toBe(0);
  });

  it('is run again from the start where the database asks for it', async () => {
    const database = await open();
    let tries = 0;
    await database.transaction(async (tx) => {
      await tx.query(DRIVER);
      if (++tries < 4) await tx.query(SPOIL);
    });
    expect(tries).toBe(4);
    expect(await countDrivers(database)).toBe(1);
  });

  it('gives up after five tries', async () => {
    const database = await open();
    let tries = 0;
    const work = async (tx: Sql) => {
      tries += 1;
      await tx.query(SPOIL);
    };
    await expect(database.transaction(work)).rejects.toMatchObject({ code: '40001' });
    expect(tries).toBe(5);
  });

  it('is not run again for any other failure', async () => {
    const database = await open();
    let tries = 0;
    const work = async (tx: Sql) => {
      tries += 1;
      await tx.query(DRIVER);
      await tx.query(DRIVER);
    };
    await expect(database.transaction(work)).rejects.toSatisfy((error) =>
      isUniqueViolation(error, 'driver_pkey'),
    );
    expect(tries).toBe(1);
  });

  it('of two that step on each other both land, one after the other', async () => {
    const database = await open();
    const hireIfFew = (tx: Sql) => hire(tx);
    await Promise.all(Array.from({ length: 4 }, () => database.transaction(hireIfFew)));
    const rows = await database.query<{ name: string }>(sql`select name from driver order by name`);
    expect(rows.map(({ name }) => name)).toEqual(['Driver 0', 'Driver 1', 'Driver 2', 'Driver 3']);
  });

  it('refuses the database itself inside, which would wait for ever', async () => {
    const database = await open();
    await expect(database.transaction(() => database.query(sql`select 1`))).rejects.toThrow('use its tx');
    await expect(database.transaction(() => database.transaction(countDrivers))).rejects.toThrow(
      'use its tx',
    );
    expect(await countDrivers(database)).toBe(0);
  });

  it('leaves nothing behind for the next one', async () => {
    const database = await open();
    await Promise.all(Array.from({ length: 40 }, (_, index) => spoilEveryThird(database, index)));
    expect(await countDrivers(database)).toBe(26);
  });
});

onEveryEngine('A broken rule', (open) => {
  it('is told apart by its kind and its name', async () => {
    const database = await open();
    const [unique, foreignKey, check] = [
      await failureOf(
        database,
        sql`with id as (select gen_random_uuid() as id)
        insert into driver (id, name, phone, address) select id, 'a', 'b', 'c' from id, generate_series(1, 2)`,
      ),
      await failureOf(
        database,
        sql`insert into vehicle (id, vehicle_number, vehicle_type, seat_count, driver_id)
        values (${newId()}, 'AWK-1', 'Bus', 12, ${newId()})`,
      ),
      await failureOf(
        database,
        sql`insert into vehicle (id, vehicle_number, vehicle_type, seat_count)
        values (${newId()}, 'AWK-1', 'Bicycle', 1)`,
      ),
    ];
    expect([unique, foreignKey, check].map((error) => isUniqueViolation(error))).toEqual([
      true,
      false,
      false,
    ]);
    expect([unique, foreignKey, check].map((error) => isForeignKeyViolation(error))).toEqual([
      false,
      true,
      false,
    ]);
    expect([unique, foreignKey, check].map((error) => isCheckViolation(error))).toEqual([false, false, true]);
    expect(isCheckViolation(check, 'vehicle_type')).toBe(true);
    expect(isCheckViolation(check, 'vehicle_seat_count')).toBe(false);
    expect(isUniqueViolation(new Error('23505'))).toBe(false);
  });
});

/** Adds a driver numbered by the current count, which is correct only if the transactions run one after the other. */
async function hire(tx: Sql) {
  await tx.query(SERIALIZABLE);
  const drivers = await countDrivers(tx);
  await tx.query(sql`insert into driver (id, name, phone, address)
    values (${newId()}, ${`Driver ${drivers}`}, '08031234567', 'Awka')`);
}

async function spoilEveryThird(database: Database, index: number) {
  const work = async (tx: Sql) => {
    await tx.query(
      sql`insert into driver (id, name, phone, address) values (${newId()}, ${`Musa ${index}`}, '08031234567', 'Awka')`,
    );
    if (index % 3 === 0) throw new Error('spoilt');
  };
  await database.transaction(work).catch(() => undefined);
}

function failureOf(database: Database, statement: Parameters<Sql['query']>[0]): Promise<unknown> {
  return database.query(statement).then(
    () => undefined,
    (error: unknown) => error,
  );
}
