import { type CompanyImagePayload, companyWire, companyExtensions } from '@motorpark/contract';
import { COMPANY_FIELDS, type Company, type CompanyDraft, toEntity, valuesOf } from '@motorpark/domain';
import { backend, request, serverAddress } from '../backend/connection';
import type { Save, Saved } from '../rows/records';
import { type Fields, placesOf, read, readFields, recordIn, textOf, versionIn, versionOf } from '../reading';
import { storeCompany } from './storedCompany';

export const readCompany = (row: Fields): Company => ({
  ...readFields(COMPANY_FIELDS, placesOf(companyWire), row),
  id: 'company',
  version: versionOf(row),
  logo: imageAt(textOf(read(row, 'logo'))),
  signature: imageAt(textOf(read(row, 'signature'))),
});

const imageAt = (sha256: string | undefined): string | undefined =>
  sha256 && serverAddress() + companyExtensions.companyImage.path.replace('{id}', sha256);

/** Fetches the company and stores it in this browser for the next start. */
export async function getCompany(): Promise<Company> {
  const row = recordIn(await request(companyExtensions.getCompany));
  storeCompany(row);
  return readCompany(row);
}

export async function saveCompany({
  form,
  version,
}: Pick<Save<CompanyDraft>, 'form' | 'version'>): Promise<Saved> {
  const payload = companyWire.payload(toEntity(COMPANY_FIELDS, valuesOf(COMPANY_FIELDS, form)));
  const answer = await request(companyExtensions.editCompany, { version, payload });
  askAgain();
  return { outcome: 'done', version: versionIn(answer) };
}

/** Saves the logo or the signature, a PNG in base64; an empty one removes it. */
export async function saveCompanyImage(payload: CompanyImagePayload): Promise<void> {
  await request(companyExtensions.saveCompanyImage, { payload });
  askAgain();
}

const askAgain = () =>
  void backend()
    .refresh()
    .catch(() => undefined);
