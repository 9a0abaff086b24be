import { setTimeout as wait } from 'node:timers/promises';
import { type RunningServer, startServer } from '../e2e/support/server';
import type { Site } from './office';

/** The server processes of a site. They can be killed and are then restarted, each time on another port. */
export interface Machines {
  /** Base URL for the next call; the processes take turns. */
  next: () => string;
  /** Resolves when every process is running; rejects if one could not open its database. */
  up: () => Promise<void>;
  /** Kills or stops a running process and restarts it. Resolves to false if all are restarting. */
  restart: (how: 'kill' | 'stop') => Promise<boolean>;
  /** Suspends a process for this time without closing its connections. */
  freeze: (ms: number) => Promise<boolean>;
  stop: () => Promise<void>;
}

interface Machine {
  server: RunningServer;
  starting?: Promise<void> | undefined;
}

/** How often a start is tried. A server that loses its database while starting ends, and a service manager would restart it. */
const STARTS = 5;

interface MachineSettings {
  /** URL of the database, if not that of the site. */
  url?: string | undefined;
  /** Whether the database itself may become unreachable. Otherwise a server that does not start is a failure. */
  mayLoseDatabase?: boolean;
  /** Further settings of the servers. */
  env?: Readonly<Record<string, string>>;
}

export async function startMachines(
  site: Site,
  { url = site.url, mayLoseDatabase = false, env: further }: MachineSettings = {},
): Promise<Machines> {
  const env = {
    DEMO: '0',
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    ...(url !== undefined && { DATABASE_URL: url }),
    ...further,
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
  const findRunning = () => machines.find(({ starting }) => starting === undefined);

  return {
    next: () => machines[(calls += 1) % machines.length]?.server.url ?? '',
    async up() {
      await Promise.all(machines.map(({ starting }) => Promise.resolve(starting)));
    },
    async restart(how) {
      const machine = findRunning();
      if (!machine) return false;
      const ended = machine.server[how]();
      machine.starting = ended.then(async () => {
        machine.server = await start();
        machine.starting = undefined;
      });
      // A failed start is reported by `up`.
      machine.starting.catch(() => undefined);
      await ended;
      return true;
    },
    async freeze(ms) {
      const machine = findRunning();
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
