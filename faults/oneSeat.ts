import { memoryStore } from '../apps/backoffice/src/shared/outbox/saleStore';
import { sql } from '../apps/server/src/db';
import { drain, logIn } from './counter';
import { openDesk } from './desk';
import { startMachines } from './machines';
import type { MakeSite } from './office';
import { openProxy } from './proxy';
import { ticket } from './sales';

/** A small machine needs seconds for so many at once, and who asks again meanwhile makes it more. */
const PATIENCE_MS = 60_000;

export interface OneSeat {
  clients: number;
  processes: number;
  /** How many were told that it is theirs, and that it is gone. */
  sold: number;
  refused: number;
  stored: number;
}

/** So many customers ask for the same seat at once, at all processes of the site. */
export async function oneSeat(make: MakeSite, clients: number): Promise<OneSeat> {
  const site = await make(1);
  const machines = await startMachines(site);
  const proxy = await openProxy({ target: machines.next, faultOf: () => undefined });
  logIn(site.office, proxy.url, PATIENCE_MS);
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
  // Whom a busy server sent away asks again.
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
