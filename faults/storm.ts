import type { Random } from '../apps/server/src/demo/random';
import { type Outcome, compareWithBooks } from './books';
import { drain, logIn, openDesks, workAt } from './counter';
import { openDatabaseProxy } from './databaseProxy';
import { kindsOf } from './faultKinds';
import { startMachines } from './machines';
import type { MakeSite } from './office';
import { type Fault, openProxy } from './proxy';
import { type IntendedSale, salesOf } from './sales';

const DESKS = 4;
/** The probability of a fault for each call, and of a closed tab during each sale. */
const PER_CALL = 0.5;
const PER_TAB = 0.08;

export interface Storm extends Outcome {
  /** How often each fault happened. */
  faults: ReadonlyMap<string, number>;
}

/** Sells at several desks until this number of faults has happened between browser, proxy, server and database; then lets the outboxes empty without faults. */
export async function storm(make: MakeSite, faultCount: number, random: Random): Promise<Storm> {
  const site = await make(faultCount * 3 + 200);
  const databaseProxy = site.url === undefined ? undefined : await openDatabaseProxy(site.url);
  const machines = await startMachines(site, {
    url: databaseProxy?.url,
    mayLoseDatabase: databaseProxy !== undefined,
  });
  const database =
    databaseProxy && site.url !== undefined ? { proxy: databaseProxy, url: site.url } : undefined;
  const context = { random, machines, database };
  const weighted = kindsOf(context).map(([name, [weight, kind]]) => [{ name, kind }, weight] as const);
  const [first, ...others] = weighted;
  if (!first) throw new Error('There are no faults.');

  const faults = new Map<string, number>();
  let happened = 0;
  const count = (name: string) => {
    happened += 1;
    faults.set(name, (faults.get(name) ?? 0) + 1);
  };
  const faultOf = (): Fault | undefined => {
    if (happened >= faultCount || !random.chance(PER_CALL)) return undefined;
    const { name, kind } = random.weighted([first, ...others]);
    return async (exchange) => {
      // A fault that ends in an error counts too: the server was already gone.
      const hasHappened = await kind(exchange, context).catch(() => {
        exchange.cut();
        return true;
      });
      if (hasHappened) count(name);
    };
  };

  const proxy = await openProxy({ target: machines.next, faultOf });
  logIn(site.office, proxy.url);
  const desks = await openDesks(DESKS);
  const meant: IntendedSale[] = [];
  const next = salesOf(site.office, random);
  const shouldContinue = async () => {
    await machines.up();
    return happened < faultCount;
  };
  const tabs = await Promise.all(
    desks.map((desk) =>
      workAt({
        desk,
        random,
        shouldContinue,
        next,
        onWritten: (one) => void meant.push(one),
        closing: PER_TAB,
        onClosed: () => count('tab closed'),
      }),
    ),
  );
  await machines.up();
  await drain(desks, tabs.flat());
  await machines.stop();
  await proxy.close();
  await databaseProxy?.close();
  return { faults, ...(await compareWithBooks(site, meant, desks)) };
}
