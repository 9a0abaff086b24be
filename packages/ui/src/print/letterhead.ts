import { type CompanyImage, type CompanyTold, linesOf } from '@motorpark/domain';

/** Who a receipt is from and on which terms: all that a company changes to print its own. */
export interface Letterhead {
  /** Where the logo is, if there is one. */
  logo?: string | undefined;
  companyName: string;
  phones: readonly string[];
  address: string;
  email: string;
  /** Printed on every passenger's ticket, in this order. */
  ticketTerms: readonly string[];
  /** The last line of a ticket; none if it is empty. */
  ticketThanks: string;
  /** Printed on every waybill, in this order. */
  waybillTerms: readonly string[];
  waybillThanks: string;
  /** The signature on waybills, an image or one stroke as an SVG path in a box of 120 by 40, if there is one, and whose it is. */
  signature: { image?: string | undefined; stroke?: string; by: string };
}

/** What receipts print of a company; what it has not written down yet is left out (docs/company.md). */
export const letterheadOf = (
  company: CompanyTold & Partial<Record<CompanyImage, string | undefined>>,
): Letterhead => ({
  logo: company.logo,
  companyName: company.name ?? '',
  phones: linesOf(company.phones),
  address: company.address ?? '',
  email: company.email ?? '',
  ticketTerms: linesOf(company.ticketTerms),
  ticketThanks: company.ticketThanks ?? '',
  waybillTerms: linesOf(company.waybillTerms),
  waybillThanks: company.waybillThanks ?? '',
  signature: { image: company.signature, by: company.name ? `For ${company.name}` : 'For the company' },
});
