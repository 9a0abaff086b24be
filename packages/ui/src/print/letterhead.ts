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
};
