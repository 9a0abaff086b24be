import type { CompanyImage, SetUpStep } from '@motorpark/domain';
import { get, put } from './call';
import type { companyWire } from './companyWire';
import type { Data, Nothing, Versioned } from './wire';
import type { SentBy } from './wireForm';

export type CompanyPayload = SentBy<typeof companyWire>;

export interface WireCompany extends CompanyPayload, Versioned {
  /** The ids of its images for `company_image`; empty if there are none. */
  logo?: string;
  signature?: string;
}

export interface CompanyImagePayload {
  image: CompanyImage;
  /** The PNG in base64; empty to remove the image. */
  png: string;
}

export interface WireSetUp {
  done: readonly SetUpStep[];
}

export const companyExtensions = {
  getCompany: get<Nothing, Data<WireCompany>>('/api/get_company', {
    does: 'company.see',
  }),
  editCompany: put<CompanyPayload, Data<WireCompany>>('/api/edit_company', {
    does: 'company.edit',
  }),
  getSetUp: get<Nothing, Data<WireSetUp>>('/api/get_set_up', {
    does: 'company.setUp',
  }),
  saveCompanyImage: put<CompanyImagePayload, Data<WireCompany>>('/api/save_company_image', {
    does: 'company.edit',
  }),
  /** Returns a PNG by the SHA-256 of its content; everybody who knows the hash may see it. */
  companyImage: get<Nothing>('/api/company_image/{id}', {
    does: 'company.seeImage',
    isPublic: true,
  }),
};
