import { seededRandom } from '../apps/server/src/db/demo/random';
import { inWords, isRight } from './books';
import { killRounds } from './kills';
import { engines } from './office';
import { oneSeat } from './oneSeat';
import { storm } from './storm';

export interface FaultsOptions {
  /** How many faults happen on each engine. */
  faults: number;
  /** How often the server is killed on each engine. */
  kills: number;
  /** How many ask for one seat at once. */
  clients: number;
  /** What is drawn depends on it alone; when it comes depends on the machine too. */
  seed: number;
  tell: (line: string) => void;
}

/** Runs all of it on every engine of this machine, tells what came of it, and answers whether everything held. */
export async function runFaults({ faults, kills, clients, seed, tell }: FaultsOptions): Promise<boolean> {
  const { sites, stop } = await engines();
  if (sites.length === 1)
    tell('NOT RUN: everything on PostgreSQL. Its binaries (initdb, postgres) are not on this machine.');
  tell(`seed ${seed}`);
  let holds = true;
  const claim = (isSo: boolean, ...lines: string[]) => {
    holds &&= isSo;
    for (const line of lines) tell(line);
    if (!isSo) tell('  THIS DOES NOT HOLD');
  };
  try {
    for (const make of sites) {
      const stormy = await storm(make, faults, seededRandom(seed));
      const count = [...stormy.faults.values()].reduce((sum, times) => sum + times, 0);
      const kinds = [...stormy.faults].map(([name, times]) => `${times} ${name}`).toSorted();
      claim(
        isRight(stormy) && count >= faults,
        `${stormy.engine}, ${count} faults: ${inWords(stormy).join('\n')}`,
        `  ${kinds.join(', ')}`,
      );
      const killed = await killRounds(make, kills, seededRandom(seed));
      claim(
        isRight(killed) && killed.failedOpens.length === 0 && killed.rounds === kills,
        `${killed.engine}, ${killed.rounds} kill -9: ${killed.failedOpens.length} failed opens; ${inWords(killed).join('\n')}`,
        ...killed.failedOpens,
      );
      const one = await oneSeat(make, clients);
      claim(
        one.stored === 1 && one.sold === 1 && one.refused === clients - 1,
        `${one.engine}, ${clients} clients at one seat of ${one.processes} process${one.processes > 1 ? 'es' : ''}: ` +
          `${one.sold} sold, ${one.refused} refused, ${one.stored} stored`,
      );
    }
  } finally {
    await stop();
  }
  return holds;
}
