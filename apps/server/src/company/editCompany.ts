import { type Data, type WireCompany, companyWire } from '@motorpark/contract';
import { COMPANY_FIELDS, companySchema, valuesOf } from '@motorpark/domain';
import { type Sql, sql } from '../db';
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

/** Changes what the company says of itself. */
export function editCompany(context: PersonContext): Promise<Data<WireCompany>> {
  const values = valuesOf(COMPANY_FIELDS, formIn(companySchema, companyWire.names, context.input));
  return changeCompany(context, (tx) => tx.query(sql`update company set ${companyColumns.assigned(values)}`));
}

/** Changes the company from the version that was seen; what was changed stays in the history of who did what. */
export const changeCompany = (
  context: PersonContext,
  change: (tx: Sql) => Promise<unknown>,
): Promise<Data<WireCompany>> =>
  context.db.transaction(async (tx) => {
    const row = await companyRow(tx, sql`for update`);
    const subject = { ...context, id: row.id };
    const before = wireOf(row);
    await refuseStale(tx, subject, 'company', async () => before);
    await change(tx);
    const after = wireOf(await companyRow(tx));
    await recordChanges(KIND, tx, subject, { before, after });
    return { data: after };
  });
