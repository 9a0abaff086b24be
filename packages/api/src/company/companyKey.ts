/** Where the browser keeps the company. */
export const COMPANY_KEY = 'company';
