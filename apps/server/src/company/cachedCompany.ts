import type { CompanyValues } from '@motorpark/domain';
import type { Database } from '../db';
import { companyRow } from './companyRow';

type CompanyInfo = Pick<CompanyValues, 'name' | 'shortName' | 'fareRule'> & { logo: string | null };

/** How long a call waits for a busy database. */
const READ_TIMEOUT_MS = 100;
/** The same as long as the company was never read. */
const FIRST_READ_TIMEOUT_MS = 2_000;

/**
 * Returns a function that reads the company, or its last known state if the database does not respond in time. So the first calls of a client are answered even
 * then. Until the first successful read, it waits longer for the database, once.
 */
export function cachedCompany(): (db: Database) => Promise<CompanyInfo> {
  let known: CompanyInfo = { name: '', shortName: '', fareRule: 'per-seat', logo: null };
  let wasRead = false;
  // The read in progress. Callers stop waiting for it when their timeout passes.
  let waiting: Promise<void> | undefined;

  async function read(db: Database) {
    try {
      known = await companyRow(db);
      wasRead = true;
    } catch {
      // The last known state stays.
    } finally {
      waiting = undefined;
    }
  }

  return async (db) => {
    if (!db.isBusy()) await (waiting ??= Promise.race([read(db), timeoutFor(wasRead)]));
    return known;
  };
}

const timeoutFor = (isKnown: boolean) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, isKnown ? READ_TIMEOUT_MS : FIRST_READ_TIMEOUT_MS).unref();
  });
