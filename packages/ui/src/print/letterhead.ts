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

/** The letterhead of the company that runs this copy of Motorpark. The one place to change it. */
export const letterhead: Letterhead = {
  companyName: 'Motorpark Lines',
  phones: ['0803 000 0000', '0805 000 0000'],
  address: '1 Terminal Road, Awka, Anambra State',
  email: 'care@motorpark.example',
  ticketTerms: [
    'This ticket is non-refundable after departure.',
    'This ticket is valid only on the stated date and time.',
    'Rescheduling must be done at least 12 hours before departure.',
    'Passengers must check in 30 minutes before departure.',
    'One luggage of up to 20kg is allowed; extra luggage attracts a fee.',
    'The company is not responsible for lost property.',
    'Smoking and alcohol are not allowed on board.',
    'Children under 12 must be accompanied by an adult.',
    'Safety and staff instructions must be obeyed.',
  ],
  waybillTerms: [
    'This waybill is valid for a scheduled delivery period of 72 hours.',
    'Afterwards unclaimed waybills count as abandoned, and the company may dispose of, auction or return the goods at the customer’s expense.',
    'An extra fee of ₦500 applies for extended storage or handling.',
    'Complaints about loss or misappropriation must be reported within 48 hours of discovery or receipt.',
  ],
  signature: {
    stroke:
      'M6 29c7-2 13-12 15-20 1-4-3-4-4 0-3 9-4 17-3 21 1 3 4 1 6-2l5-9c1-2 3-1 2 1l-3 8c0 3 3 2 5-1l5-9c1-2 3-1 2 1l-2 8c0 3 3 2 5-1 5-8 9-19 9-22 0-3-3-2-4 1-2 7-3 15-2 20 1 4 5 2 7-1 3-4 5-9 8-8 2 1-1 7-3 8 6 2 9-9 13-8 2 1-2 7 1 8 4 1 8-7 12-7 3 0 0 6 3 7 7 2 14-5 26-6M26 35c22-4 52-6 80-5',
    by: 'For Motorpark Lines',
  },
};
