/** The storage key of the company. */
export const COMPANY_KEY = 'company';
