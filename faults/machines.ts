import { setTimeout as wait } from 'node:timers/promises';
import { type RunningServer, startServer } from '../e2e/support/server';
import type { Site } from './office';

/** The server processes of a site, which may be killed and are started anew, each time at an address of its own. */
export interface Machines {
  /** The address for the next call, each process in turn. */
  next: () => string;
  /** Resolves once every process runs; rejects where one did not open its database. */
  up: () => Promise<void>;
  /** Ends one that runs, at once or as an operator does, and starts it again; false where none can be spared. */
  restart: (how: 'kill' | 'stop') => Promise<boolean>;
  /** One stops answering for so long without closing anything. */
  freeze: (ms: number) => Promise<boolean>;
  stop: () => Promise<void>;
}

interface Machine {
  server: RunningServer;
  starting?: Promise<void> | undefined;
}

/** A server that loses its database while it starts ends, and whatever looks after services starts it again. */
const STARTS = 5;

interface MachineSettings {
  /** Where the database is, if not at the site itself. */
  url?: string | undefined;
  /** Whether the database itself may go away: without that, a server that does not start has failed. */
  mayLoseDatabase?: boolean;
}

export async function startMachines(
  site: Site,
  { url = site.url, mayLoseDatabase = false }: MachineSettings = {},
): Promise<Machines> {
  const env = {
    DEMO: '0',
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    ...(url !== undefined && { DATABASE_URL: url }),
  };
  const start = async (times = mayLoseDatabase ? STARTS : 1): Promise<RunningServer> => {
    try {
      return await startServer({ env, dataDir: site.dataDir });
    } catch (error) {
      if (times <= 1) throw error;
      return await start(times - 1);
    }
  };
  const machines: Machine[] = [];
  while (machines.length < site.processes) machines.push({ server: await start() });
  let calls = 0;
  const spare = () => machines.find(({ starting }) => starting === undefined);

  return {
    next: () => machines[(calls += 1) % machines.length]?.server.url ?? '',
    async up() {
      await Promise.all(machines.map(({ starting }) => Promise.resolve(starting)));
    },
    async restart(how) {
      const machine = spare();
      if (!machine) return false;
      const ended = machine.server[how]();
      machine.starting = ended.then(async () => {
        machine.server = await start();
        machine.starting = undefined;
      });
      // Whoever waits for it in `up` is told.
      machine.starting.catch(() => undefined);
      await ended;
      return true;
    },
    async freeze(ms) {
      const machine = spare();
      if (!machine) return false;
      machine.server.freeze();
      machine.starting = wait(ms).then(() => {
        machine.server.thaw();
        machine.starting = undefined;
      });
      return true;
    },
    async stop() {
      await Promise.all(machines.map(({ server, starting }) => Promise.resolve(starting).then(server.stop)));
    },
  };
}
