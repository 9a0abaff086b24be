import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, newId, sql, type Database } from '../../../index';
import { aDeparture, book } from '../../../testing/booking';
import { openPglite } from '../index';

// A server process that tests can kill. It prints a line for each ticket or row that it has acknowledged.
const [task = '', dataDir = '', argument = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const SEATS = 40;
const builtFile = (name: string) => new URL(`./${name}.mjs`, import.meta.url);
const THREAD = builtFile('databaseThread');

const TASKS: Record<string, () => Promise<void>> = {
  /** Books tickets forever, with occasional checkpoints. */
  async book() {
    const database = await openDatabase({ dataDir }, THREAD);
    say('open');
    for (;;) await fillCoach(database);
  },
  async hold() {
    await openDatabase({ dataDir }, THREAD);
    say('open');
    setInterval(() => undefined, 1000);
  },
  /** Writes rows to a disk that fails after the given number of rows. */
  async fail() {
    const engine = await openPglite(dataDir, { thread: builtFile('faultyThread') });
    await engine.query(sql`create table kept (id int primary key)`);
    for (let id = 1; ; id += 1) {
      if (id > Number(argument)) writeFileSync(join(dataDir, 'trouble'), 'disk');
      await engine.query(sql`insert into kept values (${id})`);
      say(String(id));
    }
  },
};

async function fillCoach(database: Database) {
  const departure = await aDeparture(database, SEATS);
  for (let seat = 1; seat < SEATS; seat += 2) {
    say(await book(database, departure, [seat, seat + 1], newId()));
    if (seat % 16 === 15) {
      say('checkpoint');
      await database.query(sql`checkpoint`);
    }
  }
}

const run = TASKS[task];
if (!run) throw new Error(`There is no task ${task}`);
await run().catch((error: unknown) => {
  say(`refused: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
