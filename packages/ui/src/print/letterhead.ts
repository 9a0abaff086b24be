import {
  type CompanyImage,
  type CompanyEntityFields,
  type TermsOf,
  linesOf,
  printedTerms,
} from '@motorpark/domain';

/** The data and terms of a company that are printed on receipts. */
export interface Letterhead {
  /** URL of the logo, if there is one. */
  logo?: string | undefined;
  companyName: string;
  phones: readonly string[];
  address: string;
  email: string;
  /** Terms printed on every ticket, in this order. */
  ticketTerms: readonly string[];
  /** Last line of a ticket; empty if there is none. */
  ticketThanks: string;
  /** Terms printed on every waybill, in this order. */
  waybillTerms: readonly string[];
  waybillThanks: string;
  /** Signature on waybills, if there is one: an image, or one stroke as an SVG path in a box of 120 by 40; and whose it is, by default the company's. */
  signature: { image?: string | undefined; stroke?: string; by?: string };
}

/** Returns what receipts print of a company; data that it has not entered yet is left out (docs/company.md). */
export const letterheadOf = (
  company: Omit<CompanyEntityFields, keyof TermsOf> &
    TermsOf &
    Partial<Record<CompanyImage, string | undefined>>,
): Letterhead => ({
  logo: company.logo,
  companyName: company.name ?? '',
  phones: linesOf(company.phones),
  address: company.address ?? '',
  email: company.email ?? '',
  ticketTerms: printedTerms('ticket', company),
  ticketThanks: company.ticketThanks ?? '',
  waybillTerms: printedTerms('waybill', company),
  waybillThanks: company.waybillThanks ?? '',
  signature: { image: company.signature },
});
