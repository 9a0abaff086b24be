import type { CompanyFields, CompanyImage, SetUpStep } from '@motorpark/domain';
import { call, publicCall } from './call';
import type { COMPANY_WIRE } from './companyWire';
import type { PayloadOfFields } from './fields';
import type { Data, Nothing, Versioned } from './wire';

export type CompanyPayload = PayloadOfFields<CompanyFields, typeof COMPANY_WIRE>;

/** The company's one record. */
export interface WireCompany extends CompanyPayload, Versioned {
  /** What `company_image` finds its images by; empty where there is none. */
  logo?: string;
  signature?: string;
}

export interface CompanyImagePayload {
  image: CompanyImage;
  /** In base64; empty to remove it. */
  png: string;
}

/** How far a company has come that started empty. */
export interface WireSetUp {
  done: readonly SetUpStep[];
}

export const companyExtensions = {
  getCompany: call<Nothing, Data<WireCompany>>({
    method: 'GET',
    path: '/api/get_company',
    does: 'company.see',
    capability: 'company',
  }),
  editCompany: call<CompanyPayload, Data<WireCompany>>({
    method: 'PUT',
    path: '/api/edit_company',
    does: 'company.edit',
    capability: 'company',
  }),
  getSetUp: call<Nothing, Data<WireSetUp>>({
    method: 'GET',
    path: '/api/get_set_up',
    does: 'company.setUp',
    capability: 'company.set_up',
  }),
  saveCompanyImage: call<CompanyImagePayload, Data<WireCompany>>({
    method: 'PUT',
    path: '/api/save_company_image',
    does: 'company.edit',
    capability: 'company',
  }),
  /** A PNG by the SHA-256 of what it contains: who has got that may see it. */
  companyImage: publicCall<Nothing, unknown>({
    method: 'GET',
    path: '/api/company_image/{id}',
    does: 'company.seeImage',
    isPublic: true,
    capability: 'company',
  }),
};
