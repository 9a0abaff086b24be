import { type Database, type Sql, WITHOUT_TIMEOUT, sql } from '../db';
import { type Report, openReport } from './report';
import { verifyChains } from './verifyChains';
import { verifyRows } from './verifyRows';

/** Why the books cannot be verified, in one sentence for whoever asked. */
export class NotVerified extends Error {}

/** Compares all that stands in the books with its seals, as one moment has it. Nobody waits for it, and it only reads. */
export async function verify(database: Database): Promise<Report> {
  const still = await database.still();
  try {
    return await still.transaction(async (tx) => {
      await tx.query(sql`set transaction isolation level repeatable read, read only`);
      await tx.query(WITHOUT_TIMEOUT);
      await refuseUnsealed(tx);
      return verifyIn(tx);
    });
  } finally {
    await still.close();
  }
}

/** The same as the caller's transaction sees it. */
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
