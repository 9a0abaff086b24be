/** The default terms of a ticket, in the order in which they are printed; used until the company has its own. */
export const STANDARD_TICKET_TERMS: readonly string[] = [
  'This ticket is non-refundable after departure.',
  'This ticket is valid only on the stated date and time.',
  'Rescheduling must be done at least 12 hours before departure.',
  'Passengers must check in 30 minutes before departure.',
  'One luggage of up to 20kg is allowed; extra luggage attracts a fee.',
  'The company is not responsible for lost property.',
  'Smoking and alcohol are not allowed on board.',
  'Children under 12 must be accompanied by an adult.',
  'Safety and staff instructions must be obeyed.',
];

/** The default terms of a waybill; used until the company has its own. */
export const STANDARD_WAYBILL_TERMS: readonly string[] = [
  'This waybill is valid for a scheduled delivery period of 72 hours.',
  'Afterwards unclaimed waybills count as abandoned, and the company may dispose of, auction or return the goods at the customer’s expense.',
  'An extra fee of ₦500 applies for extended storage or handling.',
  'Complaints about loss or misappropriation must be reported within 48 hours of discovery or receipt.',
];
