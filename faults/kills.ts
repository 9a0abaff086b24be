import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../apps/server/src/demo/random';
import { type Outcome, compareWithBooks } from './books';
import { drain, logIn, openDesks, workAt } from './counter';
import { startMachines } from './machines';
import type { MakeSite } from './office';
import { openProxy } from './proxy';
import { type IntendedSale, salesOf } from './sales';

const DESKS = 6;
/** The largest number of confirmed sales between two kills, and the milliseconds they may take. */
const SALES = 20;
const SERVES_MS = 2_000;
/** An upper limit of the sales in one round. */
const SALES_PER_ROUND = 100;

export interface Kills extends Outcome {
  rounds: number;
  /** Why a server did not open its database after a kill. */
  failedOpens: string[];
}

/** Kills the server again and again while clerks sell. After each kill it must open its database, and the clerks continue. */
export async function killRounds(make: MakeSite, count: number, random: Random): Promise<Kills> {
  const site = await make(count * SALES_PER_ROUND);
  const machines = await startMachines({ ...site, processes: 1 });
  const proxy = await openProxy({ target: machines.next, faultOf: () => undefined });
  logIn(site.office, proxy.url);
  const desks = await openDesks(DESKS);
  const meant: IntendedSale[] = [];
  const failedOpens: string[] = [];
  const next = salesOf(site.office, random);
  const acknowledged = () => desks.reduce((sum, { saved }) => sum + saved.size, 0);
  let rounds = 0;
  let isOver = false;
  const working = desks.map((desk) =>
    workAt({
      desk,
      random,
      next,
      onWritten: (one) => void meant.push(one),
      closing: 0,
      onClosed: () => undefined,
      async shouldContinue() {
        await machines.up().catch(() => undefined);
        return !isOver;
      },
    }),
  );
  while (rounds < count && failedOpens.length === 0) {
    const target = acknowledged() + random.int(1, SALES);
    const killAt = Date.now() + SERVES_MS;
    while (acknowledged() < target && Date.now() < killAt) await wait(2);
    await wait(random.int(0, 10));
    await machines.restart('kill');
    rounds += 1;
    await machines.up().catch((error: unknown) => void failedOpens.push(String(error)));
  }
  isOver = true;
  const tabs = await Promise.all(working);
  if (failedOpens.length === 0) await drain(desks, tabs.flat());
  await machines.stop();
  await proxy.close();
  return { rounds, failedOpens, ...(await compareWithBooks(site, meant, desks)) };
}
