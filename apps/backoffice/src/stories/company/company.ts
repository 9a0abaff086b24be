import { type WireCompany, companyCodec } from '@motorpark/api';
import { DEMO_COMPANY, SET_UP_STEPS } from '@motorpark/domain';
import type { Answers } from '../mockServer';

/** The sample company, as the server sends it. */
export const companyRow: WireCompany = companyCodec.write({ ...DEMO_COMPANY, version: 3 });

export const companyAnswers: Answers = {
  getCompany: { data: companyRow },
  getSetUp: { data: { done: [...SET_UP_STEPS], had_terms: false, provider_trouble: '' } },
  saveCompanyImage: { data: companyRow },
  editCompany: { data: { ...companyRow, version: 4 } },
};
