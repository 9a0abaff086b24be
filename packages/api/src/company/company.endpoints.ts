import {
  type CompanyImagePayload,
  type ReadOf,
  companyCodec,
  companyExtensions,
  companyWire,
} from '@motorpark/contract';
import {
  COMPANY_FIELDS,
  type Company,
  type CompanyDraft,
  type CompanyKind,
  toEntity,
  valuesOf,
} from '@motorpark/domain';
import { backend, request, serverAddress } from '../backend/connection';
import type { Save, Saved } from '../rows/records';
import { storeCompany } from './storedCompany';

type SentCompany = ReadOf<typeof companyCodec>;

const companyOf = ({ logo, signature, ...values }: SentCompany): Company => ({
  ...values,
  id: 'company',
  logo: imageAt(logo),
  signature: imageAt(signature),
});

export const readCompany = (row: unknown): Company => companyOf(companyCodec.read(row));

const imageAt = (sha256: string | undefined): string | undefined =>
  sha256 && serverAddress() + companyExtensions.companyImage.path.replace('{id}', sha256);

/** Fetches the company and stores it in this browser for the next start. */
export async function getCompany(): Promise<Company> {
  const company = await request(companyExtensions.getCompany);
  storeCompany(companyCodec.write(company));
  return companyOf(company);
}

interface SaveCompany extends Pick<Save<CompanyDraft>, 'form' | 'version'> {
  /** The kind of company that the set-up chose. */
  kind?: CompanyKind | undefined;
}

export async function saveCompany({ form, version, kind }: SaveCompany): Promise<Saved> {
  const values = companyWire.payload(toEntity(COMPANY_FIELDS, valuesOf(COMPANY_FIELDS, form)));
  const payload = { ...values, ...(kind && { kind }) };
  const answer = await request(companyExtensions.editCompany, { version, payload });
  askAgain();
  return { outcome: 'done', version: answer.version };
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
