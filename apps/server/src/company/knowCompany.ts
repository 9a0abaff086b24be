import type { CompanyValues } from '@motorpark/domain';
import type { Database } from '../db';
import { companyRow } from './companyRow';

type Known = Pick<CompanyValues, 'name' | 'shortName' | 'fareRule'> & { logo: string | null };

/** How long an answer waits for a database that has no time. */
const PATIENCE_MS = 100;
/** The same while nothing is known of the company yet. */
const FIRST_PATIENCE_MS = 2_000;

/**
 * The company as the database has it, or, where that has no time, as it was last read: what a caller asks before anything else is
 * answered even then. While it was never read the database is given more time for it, once.
 */
export function knowCompany(): (db: Database) => Promise<Known> {
  let known: Known = { name: '', shortName: '', fareRule: 'per-seat', logo: null };
  let wasRead = false;
  // Until the database has answered; whoever comes while it takes longer than our patience waits no more.
  let waiting: Promise<void> | undefined;

  async function read(db: Database) {
    try {
      known = await companyRow(db);
      wasRead = true;
    } catch {
      // What is known stands.
    } finally {
      waiting = undefined;
    }
  }

  return async (db) => {
    if (!db.isBusy()) await (waiting ??= Promise.race([read(db), patience(wasRead)]));
    return known;
  };
}

const patience = (isKnown: boolean) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, isKnown ? PATIENCE_MS : FIRST_PATIENCE_MS).unref();
  });
