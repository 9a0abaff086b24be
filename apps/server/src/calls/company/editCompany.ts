import { type Data, type WireCompany, companyCodec, companyWire } from '@motorpark/contract';
import { COMPANY_KINDS, type CompanyKind, companySchema, unknownEnds } from '@motorpark/domain';
import { hasSecondFactor } from '../../store/access/secondFactor/secondFactor';
import { type Sql, columns, sql } from '../../db';
import { refuseStale } from '../../store/history';
import { wantTrips } from '../../store/timetable/makeTrips';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { valuesIn } from '../../request/form';
import type { Payload } from '../../request/payload';
import { recordChanges } from '../../store/record/recordChange';
import { companyChanged } from '../../store/company/cachedCompany';
import { companyColumns } from '../../store/company/companyColumns';
import { type CompanyRow, companyRow } from '../../store/company/companyRow';
import { recordTerms } from '../../store/company/keptTerms';

const OWN_FIRST = 'Set up your own second factor first, in the menu under your name.';

const KIND = {
  noun: 'company',
  nameOf: ({ company_name: name }: WireCompany) => name || 'without a name',
} as const;

/** Returns the company; all staff may read it. */
export const getCompany = async ({ db }: PersonContext): Promise<Data<WireCompany>> => ({
  data: companyCodec.write(await companyRow(db)),
});

/** Edits the company. Fields that a client does not send, such as ones newer than the client, stay unchanged. */
export async function editCompany(context: PersonContext): Promise<Data<WireCompany>> {
  let plansFurther = false;
  const changed = await changeCompany(context, async (tx, before) => {
    const payload = { ...companyCodec.write(before), ...context.input };
    const values = valuesIn(companyWire, companySchema, payload);
    const isNew = values.secondFactor === 'required' && before.secondFactor !== 'required';
    if (isNew && !(await hasSecondFactor(tx, context.person.id))) throw invalid({ second_factor: OWN_FIRST });
    if (values.parcelTariff !== before.parcelTariff) await refuseUnknownEnds(tx, values.parcelTariff);
    plansFurther = values.timetableDays > before.timetableDays;
    const kind = before.name === '' ? kindIn(context.input) : before.kind;
    return tx.query(sql`update company set ${companyColumns.assigned(values)}, kind = ${kind}`);
  });
  if (plansFurther) wantTrips();
  return changed;
}

/** Returns the kind of company that a set-up chose; null if it was not asked. Throws a 422 at `kind` if there is no such kind. */
function kindIn({ kind = '' }: Payload): CompanyKind | null {
  if (kind === '') return null;
  const known = COMPANY_KINDS.find((one) => one === kind);
  if (known === undefined) throw invalid({ kind: 'Choose what kind of company it is.' });
  return known;
}

/** Throws a 422 at `parcel_tariff` if it names a terminal that does not exist. */
async function refuseUnknownEnds(tx: Sql, tariff: string): Promise<void> {
  const terminals = await tx.query(sql`select ${columns('terminal.name')} from terminal`);
  const unknown = unknownEnds(
    tariff,
    terminals.map(({ name }) => name),
  );
  if (unknown !== undefined) throw invalid({ parcel_tariff: unknown });
}

/** Changes the company, checking the version that the caller saw. The changes are recorded in Activity. */
export async function changeCompany(
  context: PersonContext,
  change: (tx: Sql, before: CompanyRow) => Promise<unknown>,
): Promise<Data<WireCompany>> {
  const changed = await context.db.transaction(async (tx) => {
    const row = await companyRow(tx, sql`for update`);
    const subject = { ...context, id: row.id };
    const before = companyCodec.write(row);
    await refuseStale(tx, subject, 'company', async () => before);
    await change(tx, row);
    const company = await companyRow(tx);
    await recordTerms(tx, company, context.now);
    const after = companyCodec.write(company);
    await recordChanges(KIND, tx, subject, { before, after });
    return { data: after };
  });
  companyChanged();
  return changed;
}
