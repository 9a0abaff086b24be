import { type Database, type Sql, WITHOUT_TIMEOUT, sql } from '../db';
import { type Report, openReport } from './report';
import { verifyChains } from './verifyChains';
import { verifyRows } from './verifyRows';

/** The books cannot be verified; the message is one sentence for the user. */
export class NotVerified extends Error {}

/** Compares a consistent snapshot of the books with its seals. Read-only, and blocks nobody. */
export async function verify(database: Database): Promise<Report> {
  const snapshot = await database.snapshot();
  try {
    return await snapshot.transaction(async (tx) => {
      await tx.query(sql`set transaction isolation level repeatable read, read only`);
      await tx.query(WITHOUT_TIMEOUT);
      await refuseUnsealed(tx);
      return verifyIn(tx);
    });
  } finally {
    await snapshot.close();
  }
}

/** Verifies within the caller's transaction. */
export async function verifyIn(tx: Sql): Promise<Report> {
  const open = openReport();
  await verifyChains(tx, open);
  await verifyRows(tx, open);
  return open.report;
}

async function refuseUnsealed(tx: Sql) {
  const [row] = await tx.query<{ is_sealed: boolean }>(
    sql`select to_regclass('seal_head') is not null as is_sealed`,
  );
  if (!row?.is_sealed) {
    throw new NotVerified(
      'Nothing is sealed in this database yet: a server that seals has to be started once.',
    );
  }
}
