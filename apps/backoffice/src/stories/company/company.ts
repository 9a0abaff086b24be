import { companyWire } from '@motorpark/api';
import { COMPANY_FIELDS, DEMO_COMPANY, tell } from '@motorpark/domain';
import type { Answers } from '../mockServer';

const company = { ...companyWire.row(tell(COMPANY_FIELDS, DEMO_COMPANY)), version: 3 };

export const companyAnswers: Answers = {
  getCompany: { data: company },
  editCompany: { data: { ...company, version: 4 } },
};
