import type { CompanyFields } from '@motorpark/domain';
import { call } from './call';
import type { COMPANY_WIRE } from './companyWire';
import type { PayloadOfFields } from './fields';
import type { Data, Nothing, Versioned } from './wire';

export type CompanyPayload = PayloadOfFields<CompanyFields, typeof COMPANY_WIRE>;

/** The company's one record. */
export interface WireCompany extends CompanyPayload, Versioned {}

export const companyExtensions = {
  getCompany: call<Nothing, Data<WireCompany>>({
    method: 'GET',
    path: '/api/get_company',
    who: 'staff',
    capability: 'company',
  }),
  editCompany: call<CompanyPayload, Data<WireCompany>>({
    method: 'PUT',
    path: '/api/edit_company',
    who: 'super_admin',
    capability: 'company',
  }),
};
