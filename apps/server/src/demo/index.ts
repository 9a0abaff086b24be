import type { Role } from '@motorpark/domain';
import type { Database, Sql } from '../db/database';
import { isUniqueViolation } from '../db/errors';
import { sql } from '../db/sql';
import { makeCompany } from './company';
import { insertCompany } from './insertCompany';

/** The passcode of all users in the demo company. */
export const DEMO_PASSCODE = 'Motorpark#2026';

/** A user who can log in to the demo company. */
interface DemoLogin {
  email: string;
  passcode: string;
  role: Role;
  name: string;
  /** Undefined for a super admin. */
  terminal: string | undefined;
}

interface DemoOptions {
  /** The moment around which the company's trips are generated. */
  now: Date;
  hashPasscode: (passcode: string) => Promise<string>;
}

/** Whether the database is unused: it contains no people and no terminals. */
export async function isEmpty(database: Sql): Promise<boolean> {
  const [row] = await database.query<{ empty: boolean }>(
    sql`select not exists (select from person) and not exists (select from terminal) as empty`,
  );
  return row?.empty ?? false;
}

/**
 * Fills an empty database with a demo company, in one transaction. All its users have the same, published passcode: never use it in production. Returns
 * the logins, the super admin's first. Does nothing if another process filled the database meanwhile.
 */
export async function fillDemo(database: Database, { now, hashPasscode }: DemoOptions): Promise<DemoLogin[]> {
  // The hash is computed in another thread while the company is generated.
  const hashing = hashPasscode(DEMO_PASSCODE);
  const company = makeCompany(now);
  const passcodeHash = await hashing;
  try {
    await database.transaction((tx) => insertCompany(tx, company, passcodeHash));
  } catch (error) {
    if (!isUniqueViolation(error, 'terminal_name_taken') && !isUniqueViolation(error, 'terminal_pkey'))
      throw error;
  }
  return company.people.map(({ email, role, name, terminal_id }) => ({
    email,
    passcode: DEMO_PASSCODE,
    role,
    name,
    terminal: company.terminals.find(({ id }) => id === terminal_id)?.name,
  }));
}
