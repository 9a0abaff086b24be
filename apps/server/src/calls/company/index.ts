import type { PersonHandlers, PublicHandlers } from '../../request/call';
import { companyImage, saveCompanyImage } from './companyImages';
import { editCompany, getCompany } from './editCompany';
import { getSetUp } from './getSetUp';

/** Handlers of the calls that need no login: an image is addressed by the hash of its content. */
export const publicCompanyHandlers = { companyImage } satisfies PublicHandlers;

export const companyHandlers = {
  getCompany,
  editCompany,
  saveCompanyImage,
  getSetUp,
} satisfies PersonHandlers;
