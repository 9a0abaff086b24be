import { CALLS, COMPANY_WIRE, companyWire } from '@motorpark/contract';
import { COMPANY_FIELDS, type Company, type CompanyDraft, tell, valuesOf } from '@motorpark/domain';
import { capabilities, request } from '../client/connection';
import type { Save, Saved } from '../client/records';
import { type Fields, readFields, recordIn, versionIn, versionOf } from '../reading';
import { keepCompany } from './keptCompany';

/** The company in a server's answer. */
export const readCompany = (row: Fields): Company => ({
  ...readFields(COMPANY_FIELDS, COMPANY_WIRE, row),
  id: 'company',
  version: versionOf(row),
});

/** The company, which this browser keeps for the next time. */
export async function getCompany(): Promise<Company> {
  const row = recordIn(await request(CALLS.getCompany));
  keepCompany(row);
  return readCompany(row);
}

export async function saveCompany({
  form,
  version,
}: Pick<Save<CompanyDraft>, 'form' | 'version'>): Promise<Saved> {
  const payload = companyWire.payload(tell(COMPANY_FIELDS, valuesOf(COMPANY_FIELDS, form)));
  const answer = await request(CALLS.editCompany, { version, payload });
  capabilities()
    .refresh()
    .catch(() => undefined);
  return { outcome: 'done', version: versionIn(answer) };
}
