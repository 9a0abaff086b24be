import { type Data, type WireCompany, companyWire } from '@motorpark/contract';
import { COMPANY_FIELDS, companySchema, valuesOf } from '@motorpark/domain';
import { sql } from '../db';
import { refuseStale } from '../history';
import type { PersonContext } from '../http/call';
import { formIn } from '../http/form';
import { recordChanges } from '../record/recordChange';
import { companyColumns } from './companyColumns';
import { companyRow, wireOf } from './companyRow';

const KIND = {
  noun: 'company',
  nameOf: ({ company_name: name }: WireCompany) => name || 'without a name',
} as const;

/** The company, for everybody who works there. */
export const getCompany = async ({ db }: PersonContext): Promise<Data<WireCompany>> => ({
  data: wireOf(await companyRow(db)),
});

/** Changes what the company says of itself, from the version that was seen; it stays in the history of who did what. */
export async function editCompany(context: PersonContext): Promise<Data<WireCompany>> {
  const values = valuesOf(COMPANY_FIELDS, formIn(companySchema, companyWire.names, context.input));
  return context.db.transaction(async (tx) => {
    const row = await companyRow(tx, sql`for update`);
    const change = { ...context, id: row.id };
    const before = wireOf(row);
    await refuseStale(tx, change, 'company', async () => before);
    await tx.query(sql`update company set ${companyColumns.assigned(values)}`);
    const after = wireOf(await companyRow(tx));
    await recordChanges(KIND, tx, change, { before, after });
    return { data: after };
  });
}
