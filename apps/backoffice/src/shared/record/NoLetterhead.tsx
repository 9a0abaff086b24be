import { useCompany } from '@motorpark/api';
import { LoadingState } from '../LoadingState';
import { messages } from './messages';

/** Stands where a receipt is printed until it is known who it is from: on a machine that has never seen the company. */
export const NoLetterhead = () => (
  <LoadingState {...useCompany()} label={messages.loadingCompany} fallback={messages.companyFailed} />
);
