import { COMPANY_FIELDS } from '@motorpark/domain';
import { wireForm } from './wireForm';

export const companyWire = wireForm(COMPANY_FIELDS, { name: 'company_name' });
