/** Who a receipt is from and on which terms: all that a company changes to print its own. */
export interface Letterhead {
  companyName: string;
  phones: readonly string[];
  address: string;
  email: string;
  /** Printed on every passenger's ticket, in this order. */
  ticketTerms: readonly string[];
  /** Printed on every waybill, in this order. */
  waybillTerms: readonly string[];
  /** The signature on waybills: one stroke as an SVG path in a box of 120 by 40, and whose it is. */
  signature: { stroke: string; by: string };
}
