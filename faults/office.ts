import { cpSync, mkdirSync } from 'node:fs';
import { openSession } from '../apps/server/src/store/access/session';
import { type Database, openDatabase } from '../apps/server/src/db';
import { removeOnExit } from '../apps/server/src/db/testing/leftovers';
import { unpackedFolder } from '../apps/server/src/db/engines/pglite/newFolder';
import { cachedEmptyDatabase } from '../apps/server/src/db/testing/pgliteTemplate';
import { findPostgres, startPostgres } from '../apps/server/src/db/testing/postgresServer';
import { copyTemplate, makePostgresTemplate, urlOf } from '../apps/server/src/db/testing/postgresTemplate';
import { scratchFolder } from '../apps/server/src/db/testing/scratch';
import { type Company, aCompany, aTrip } from '../apps/server/src/testing/company';
import { join } from 'node:path';

const DAY_MS = 24 * 3_600_000;
/** Number of seats of each bus. */
export const SEATS = 100;

/** The company that sells, and its trips. */
export interface Office {
  company: Company;
  /** Token of Ada's session; she sells in Awka at all desks. */
  token: string;
  trips: readonly string[];
}

/** A database with a company: how the server finds it, and how the test reads it afterwards. */
export interface Site {
  engine: 'embedded' | 'PostgreSQL';
  /** Number of server processes that may share the database. */
  processes: number;
  /** Folder and URL for the server's environment; `url` only with PostgreSQL. */
  dataDir: string;
  url?: string;
  office: Office;
  /** Opens the database for the test; the embedded one only while no server is running. */
  open: () => Promise<Database>;
}

/** Creates a company on one engine, with enough seats for this number of tickets. */
export type MakeSite = (tickets: number) => Promise<Site>;

/** Returns a function that creates sites on one engine, and one that stops what was started for them; undefined if the engine is not installed. */
export async function siteFactory(
  engine: Site['engine'],
): Promise<{ make: MakeSite; stop: () => Promise<void> } | undefined> {
  const binaries = engine === 'PostgreSQL' ? findPostgres() : undefined;
  if (engine === 'PostgreSQL' && binaries === undefined) return undefined;
  const folder = scratchFolder('faults');
  // Also if the run is killed.
  const remove = removeOnExit(folder);
  if (binaries === undefined) return { make: await embedded(folder), stop: remove };
  const server = await startPostgres(binaries);
  const { template } = await makePostgresTemplate(server.url);
  return {
    make: postgres(folder, server.url, template),
    stop: async () => void (await Promise.all([server.stop(), remove()])),
  };
}

async function embedded(folder: string): Promise<MakeSite> {
  const template = join(folder, 'template');
  mkdirSync(template);
  await unpackedFolder(template, await cachedEmptyDatabase());
  let made = 0;
  return async (tickets) => {
    const dataDir = join(folder, `embedded-${(made += 1)}`);
    cpSync(template, dataDir, { recursive: true });
    const open = () => openDatabase({ dataDir });
    const office = await fillCompany(open, tickets);
    return { engine: 'embedded', processes: 1, dataDir, office, open };
  };
}

function postgres(folder: string, server: string, template: string): MakeSite {
  return async (tickets) => {
    const url = urlOf(server, await copyTemplate(server, template));
    const dataDir = join(folder, 'postgres');
    mkdirSync(dataDir, { recursive: true });
    const open = () => openDatabase({ url });
    return {
      engine: 'PostgreSQL',
      processes: 2,
      dataDir,
      url,
      office: await fillCompany(open, tickets),
      open,
    };
  };
}

async function fillCompany(open: Site['open'], tickets: number): Promise<Office> {
  const db = await open();
  try {
    const company = await aCompany(db);
    const now = new Date();
    const departsAt = new Date(now.getTime() + DAY_MS).toISOString();
    const trips: string[] = [];
    while (trips.length * SEATS < tickets) trips.push(await aTrip(db, company, { departsAt, seats: SEATS }));
    return { company, token: await openSession(db, company.people.ada, now), trips };
  } finally {
    await db.close();
  }
}
