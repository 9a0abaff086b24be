import type { PersonHandlers, PublicHandlers } from '../http/call';
import { companyImage, saveCompanyImage } from './companyImages';
import { editCompany, getCompany } from './editCompany';
import { getSetUp } from './getSetUp';

export { changeRulesOf, outageSeatsOf, saleRulesOf, senderOf, startWithFares } from './companyRow';
export { knowCompany } from './knowCompany';

/** For whoever knows what an image contains. */
export const publicCompanyHandlers = { companyImage } satisfies PublicHandlers;

export const companyHandlers = {
  getCompany,
  editCompany,
  saveCompanyImage,
  getSetUp,
} satisfies PersonHandlers;
