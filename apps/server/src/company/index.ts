import type { PersonHandlers, PublicHandlers } from '../http/call';
import { companyImage, saveCompanyImage } from './companyImages';
import { editCompany, getCompany } from './editCompany';

export { changeRulesOf, saleRulesOf, senderOf, startWithFares } from './companyRow';
export { knowCompany } from './knowCompany';

/** For whoever knows what an image contains. */
export const publicCompanyHandlers = { companyImage } satisfies PublicHandlers;

export const companyHandlers = { getCompany, editCompany, saveCompanyImage } satisfies PersonHandlers;
