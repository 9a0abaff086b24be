import { createHash } from 'node:crypto';
import type { Sql } from '../db';
import { pagesOf } from './pages';
import type { OpenReport } from './report';
import { type RowsToVerify, type VerifiedRow, SEALED_TABLES, rowsToVerify } from './sealedTables';

/** Compares every row with its newest seal. */
export async function verifyRows(tx: Sql, { report, add }: OpenReport): Promise<void> {
  for (const name of SEALED_TABLES) {
    const rows = await rowsToVerify(tx, name);
    for await (const page of pagesOf<VerifiedRow>(tx, rows.text)) {
      report.rows += page.length;
      for (const row of page) {
        const what = problemOf(row, rows);
        if (what !== undefined) add({ table: name, id: row.id, what });
      }
    }
  }
}

function problemOf(
  { form, sealed, holds, is_erased_as_named, ungenerated }: VerifiedRow,
  { elseWhat }: RowsToVerify,
) {
  if (sealed === null) return 'has no seal: it was put in by something else than the server';
  const hash = createHash('sha256').update(form).digest();
  if (!hash.equals(sealed)) return 'is not what was sealed: it was changed by something else than the server';
  if (!is_erased_as_named) return 'is not erased as an erasure says: it was changed, or the erasure was';
  if (!holds) return elseWhat;
  return ungenerated === null ? undefined : `has another ${ungenerated} than its columns make`;
}
