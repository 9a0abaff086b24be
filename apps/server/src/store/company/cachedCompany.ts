import type { CompanyValues } from '@motorpark/domain';
import type { Database } from '../../db';
import { companyRow } from './companyRow';

type CompanyInfo = Pick<CompanyValues, 'name' | 'shortName' | 'fareRule'> & { logo: string | null };

/** How long a call waits for a busy database. */
const READ_TIMEOUT_MS = 100;
/** The same as long as the company was never read. */
const FIRST_READ_TIMEOUT_MS = 2_000;

/** How often this process has changed the company. */
let changes = 0;

/** Makes the next caller wait for the company as it is now: whoever has just changed it asks for its new name right away. */
export const companyChanged = (): void => void (changes += 1);

/**
 * Returns a function that reads the company, or its last known state if the database does not respond in time. So the first calls of a client are answered even
 * then. Until the first successful read, and after a change by this process, it waits longer for the database, once.
 */
export function cachedCompany(): (db: Database) => Promise<CompanyInfo> {
  let known: CompanyInfo = { name: '', shortName: '', fareRule: 'per-seat', logo: null };
  // How many changes the last known state contains; none was read yet.
  let knownChanges = -1;
  // The read in progress. Callers stop waiting for it when their timeout passes.
  let waiting: { changes: number; done: Promise<void> } | undefined;

  async function read(db: Database, at: number) {
    try {
      const company = await companyRow(db);
      if (at < knownChanges) return;
      known = company;
      knownChanges = at;
    } catch {
      // The last known state stays.
    } finally {
      if (waiting?.changes === at) waiting = undefined;
    }
  }

  return async (db) => {
    const isCurrent = knownChanges === changes;
    if (isCurrent && db.isBusy()) return known;
    if (waiting?.changes !== changes) {
      waiting = { changes, done: Promise.race([read(db, changes), timeoutFor(isCurrent)]) };
    }
    await waiting.done;
    return known;
  };
}

const timeoutFor = (isKnown: boolean) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, isKnown ? READ_TIMEOUT_MS : FIRST_READ_TIMEOUT_MS).unref();
  });
