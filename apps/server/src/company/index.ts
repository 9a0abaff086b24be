import type { PersonHandlers } from '../http/call';
import { editCompany, getCompany } from './editCompany';

export { fareRuleOf, senderOf, startWithFares } from './companyRow';
export { knowCompany } from './knowCompany';

export const companyHandlers = { getCompany, editCompany } satisfies PersonHandlers;
