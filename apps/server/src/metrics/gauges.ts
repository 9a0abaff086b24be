import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client';
import { hashingLoad } from '../store/access/passcode';
import { countSessions } from '../store/access/session';
import { nightsOf } from '../backup/nights';
import type { ServerClock } from '../clock';
import type { Database } from '../db';
import type { Clock } from '../request/call';

interface Process {
  db: Database;
  due: ServerClock['due'];
}

/** Gauges of this process: its clock, calls waiting for the database, its connections, and hashes. */
export function gaugeProcess(registry: Registry, { db, due }: Process) {
  const add = (gauge: GaugeConfiguration<string>) =>
    registry.registerMetric(new Gauge({ ...gauge, registers: [] }));
  add({
    name: 'motorpark_clock_in_doubt',
    help: 'Whether the clock of the server is ahead, so that nothing is due by it.',
    collect() {
      this.set(due() ? 0 : 1);
    },
  });
  add({
    name: 'motorpark_database_calls',
    help: 'Calls that wait for the database or are being answered by it; at 400 new ones are refused.',
    collect() {
      this.set(db.load().calls);
    },
  });
  add({
    name: 'motorpark_disk_full',
    help: 'Whether the disk of the database has no room left, so that sales are refused.',
    collect() {
      this.set(db.load().isDiskFull ? 1 : 0);
    },
  });
  add({
    name: 'motorpark_database_connections',
    help: 'Connections to PostgreSQL by state, and what waits for one.',
    labelNames: ['state'],
    collect() {
      const { connections } = db.load();
      if (!connections) return;
      const { open, idle, waiting } = connections;
      this.set({ state: 'busy' }, open - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waited_for' }, waiting);
    },
  });
  add({
    name: 'motorpark_hashing',
    help: 'Hashes of passcodes and codes, by queue: being made, and waiting for their turn.',
    labelNames: ['queue', 'state'],
    collect() {
      for (const [queue, { running, waiting }] of Object.entries(hashingLoad())) {
        this.set({ queue, state: 'running' }, running);
        this.set({ queue, state: 'waiting' }, waiting);
      }
    },
  });
}

/** Gauges that all processes share. The returned function reads them from the database for each scrape; they are missing while it does not respond. */
export function gaugeOffice(registry: Registry, db: Database, clock: Clock): () => Promise<void> {
  const registers = [registry];
  const up = new Gauge({
    name: 'motorpark_database_up',
    help: 'Whether the database answered just now.',
    registers,
  });
  const sessions = new Gauge({
    name: 'motorpark_sessions',
    help: 'Logins that are open, in all processes of the server.',
    registers,
  });
  const lastBackup = new Gauge({
    name: 'motorpark_last_backup_timestamp_seconds',
    help: 'When the newest nightly backup was done; 0 where there is none.',
    registers,
  });
  const hasFailed = new Gauge({
    name: 'motorpark_backup_failed',
    help: 'Whether the newest nightly backup failed.',
    registers,
  });
  return async () => {
    for (const gauge of [sessions, lastBackup, hasFailed]) gauge.remove();
    try {
      const [open, { state, lastAt }] = await Promise.all([countSessions(db, clock()), nightsOf(db)]);
      sessions.set(open);
      lastBackup.set(lastAt === undefined ? 0 : Date.parse(lastAt) / 1000);
      hasFailed.set(state === 'failed' ? 1 : 0);
      up.set(1);
    } catch {
      up.set(0);
    }
  };
}
