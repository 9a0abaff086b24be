import { type DraftOf, type EntityFieldsOf, type ValuesOf } from '../field';
import type { Versioned } from '../version';
import type { CompanyKind } from './companyKinds';
import type { CompanyImage } from './images';
import { OFFICE_SETTINGS } from './officeSettings';
import { RECEIPT_SETTINGS } from './receiptSettings';
import { SALE_SETTINGS } from './saleSettings';
import { usualOf } from './setting';

/** The fields of the company, in the order of its form (docs/company.md). */
export const COMPANY_FIELDS = { ...RECEIPT_SETTINGS, ...SALE_SETTINGS, ...OFFICE_SETTINGS };
export type CompanyFields = typeof COMPANY_FIELDS;

/** The values of a company as our own server stores them. */
export type CompanyValues = ValuesOf<CompanyFields>;
export type CompanyEntityFields = EntityFieldsOf<CompanyFields>;
export interface Company extends CompanyValues, Versioned, Partial<Record<CompanyImage, string | undefined>> {
  id: string;
  /** What its set-up chose; undefined for a company of before. */
  kind?: CompanyKind | undefined;
}
export type CompanyDraft = DraftOf<CompanyFields>;

/** The demo company; also printed on receipts if the server stores no company (docs/company.md). */
export const DEMO_COMPANY: CompanyValues = usualOf(COMPANY_FIELDS);
