import { memoryStore } from '../packages/api/src/outbox/diskStore';
import { sql } from '../apps/server/src/db';
import { drain, logIn } from './counter';
import { openDesk } from './desk';
import { startMachines } from './machines';
import type { MakeSite } from './office';
import { openProxy } from './proxy';
import { ticket } from './sales';

/** Milliseconds. A slow computer needs seconds for this many calls at once, and retries would add to its load. */
const TIMEOUT_MS = 60_000;

export interface OneSeat {
  clients: number;
  processes: number;
  /** Number of clients that were told the seat is theirs, and of those that were told it is taken. */
  sold: number;
  refused: number;
  stored: number;
}

/** Lets clients compete for the same seat at the same time, on all processes of the site. */
export async function oneSeat(make: MakeSite, clients: number): Promise<OneSeat> {
  const site = await make(1);
  const machines = await startMachines(site);
  const proxy = await openProxy({ target: machines.next, faultOf: () => undefined });
  logIn(site.office, proxy.url, TIMEOUT_MS);
  const sellers = Array.from({ length: clients }, () => {
    const desk = openDesk(memoryStore());
    return { desk, tab: desk.openTab() };
  });
  const states = await Promise.all(
    sellers.map(({ tab }, client) => {
      const mark = `0803${String(client).padStart(7, '0')}`;
      return tab.sell(ticket(site.office, mark, 0), () => undefined);
    }),
  );
  // Clients that a busy server rejected try again.
  const desks = sellers.map(({ desk }) => desk);
  await drain(
    desks,
    sellers.map(({ tab }) => tab),
  );
  const later = (await Promise.all(desks.map(({ store }) => store.all()))).flat();
  await machines.stop();
  await proxy.close();
  const db = await site.open();
  const [row] = await db.query<{ stored: number }>(sql`select count(*) as stored from ticket`);
  await db.close();
  return {
    clients,
    processes: site.processes,
    sold: desks.reduce((sum, { saved }) => sum + saved.size, 0),
    refused:
      states.filter((state) => state === 'failed').length +
      later.filter(({ state }) => state === 'refused').length,
    stored: row?.stored ?? 0,
  };
}
