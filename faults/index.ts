import { seededRandom } from '../apps/server/src/demo/random';
import { formatOutcome, isCorrect } from './books';
import { killRounds } from './kills';
import { type Site, siteFactory } from './office';
import { oneSeat } from './oneSeat';
import { storm } from './storm';
import { formatTransfers, isAllThere, transferRun } from './transfers';

export interface FaultsOptions {
  engine: Site['engine'];
  /** Number of faults. */
  faults: number;
  /** How often the server is killed. */
  kills: number;
  /** Number of clients that compete for one seat. */
  clients: number;
  /** Number of sales by transfer whose provider fails. */
  transfers: number;
  /** Determines the sales and faults; their timing also depends on the computer. */
  seed: number;
  tell: (line: string) => void;
}

/** Runs all fault tests on one engine, reports the outcomes, and resolves to whether all of them passed. */
export async function runFaults(options: FaultsOptions): Promise<boolean> {
  const { engine, faults, kills, clients, transfers, seed, tell } = options;
  const site = await siteFactory(engine);
  if (!site) {
    tell('NOT RUN: everything on PostgreSQL. Its binaries (initdb, postgres) are not on this machine.');
    return true;
  }
  const { make, stop } = site;
  let holds = true;
  const claim = (isSo: boolean, ...lines: string[]) => {
    holds &&= isSo;
    for (const line of lines) tell(line);
    if (!isSo) tell(`  THIS DOES NOT HOLD on ${engine}`);
  };
  try {
    const stormy = await storm(make, faults, seededRandom(seed));
    const count = [...stormy.faults.values()].reduce((sum, times) => sum + times, 0);
    const kinds = [...stormy.faults].map(([name, times]) => `${times} ${name}`).toSorted();
    claim(
      isCorrect(stormy) && count >= faults,
      `${engine}, ${count} faults: ${formatOutcome(stormy).join('\n')}`,
      `  ${kinds.join(', ')}`,
    );
    const killed = await killRounds(make, kills, seededRandom(seed));
    claim(
      isCorrect(killed) && killed.failedOpens.length === 0 && killed.rounds === kills,
      `${engine}, ${killed.rounds} kill -9: ${killed.failedOpens.length} failed opens; ${formatOutcome(killed).join('\n')}`,
      ...killed.failedOpens,
    );
    const one = await oneSeat(make, clients);
    claim(
      one.stored === 1 && one.sold === 1 && one.refused === clients - 1,
      `${engine}, ${clients} clients at one seat of ${one.processes} process${one.processes > 1 ? 'es' : ''}: ` +
        `${one.sold} sold, ${one.refused} refused, ${one.stored} stored`,
    );
    const paid = await transferRun(
      make,
      { payments: transfers, kills: Math.ceil(kills / 10) },
      seededRandom(seed),
    );
    claim(isAllThere(paid), `${engine}, ${formatTransfers(paid).join('\n')}`);
  } finally {
    await stop();
  }
  return holds;
}
