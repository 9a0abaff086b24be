import { COMPANY_FIELDS } from '@motorpark/domain';
import { fieldColumns } from '../field';

/** The fields of the company in the single row of the table `company`. */
export const companyColumns = fieldColumns(COMPANY_FIELDS, 'company', {
  ticketTerms: { column: 'own_ticket_terms' },
  waybillTerms: { column: 'own_waybill_terms' },
});
