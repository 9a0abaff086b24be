import {
  COMPANY_KINDS,
  type Company,
  type CompanyImage,
  type CompanyKind,
  type CompanyValues,
  PROVIDER_TROUBLES,
  SET_UP_STEPS,
  type Versioned,
} from '@motorpark/domain';
import { answering, data } from './answer';
import { get, put } from './call';
import { type WireOf, count, flag, list, oneOf, orEmpty, text } from './codec';
import { companyWire } from './companyWire';
import { type FieldsOf, record } from './record';
import type { Nothing } from './wire';
import { type SentBy, codecsOf } from './wireForm';

export interface CompanyPayload extends SentBy<typeof companyWire> {
  /** What kind of company the set-up chose; it is stored with the company's first name. */
  kind?: CompanyKind;
}

/** The images are the ids for `company_image`; empty if there are none. */
export const companyCodec = record({
  ...codecsOf(companyWire),
  kind: orEmpty(oneOf(COMPANY_KINDS)),
  version: count,
  logo: orEmpty(text),
  signature: orEmpty(text),
} satisfies FieldsOf<CompanyValues & Versioned & Required<Pick<Company, 'kind' | CompanyImage>>>);
export type WireCompany = WireOf<typeof companyCodec>;

export interface CompanyImagePayload {
  image: CompanyImage;
  /** The PNG in base64; empty to remove the image. */
  png: string;
}

/** Which steps of setting up an empty company are done, whether its receipts had other terms before the standard ones followed its settings, and what is wrong with its payment provider. */
const setUpCodec = record({
  done: list(oneOf(SET_UP_STEPS)),
  hadTerms: flag,
  /** Empty without a payment provider, and if it works. */
  providerTrouble: orEmpty(oneOf(PROVIDER_TROUBLES)),
});
export type WireSetUp = WireOf<typeof setUpCodec>;

export const companyExtensions = {
  getCompany: answering(data(companyCodec), get<Nothing>('/api/get_company', { does: 'company.see' })),
  editCompany: answering(
    data(companyCodec),
    put<CompanyPayload>('/api/edit_company', { does: 'company.edit' }),
  ),
  getSetUp: answering(data(setUpCodec), get<Nothing>('/api/get_set_up', { does: 'company.setUp' })),
  saveCompanyImage: answering(
    data(companyCodec),
    put<CompanyImagePayload>('/api/save_company_image', { does: 'company.edit' }),
  ),
  /** Returns a PNG by the SHA-256 of its content; everybody who knows the hash may see it. */
  companyImage: get<Nothing>('/api/company_image/{id}', {
    does: 'company.seeImage',
    isPublic: true,
  }),
};
