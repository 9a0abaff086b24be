import { useCompany } from '@motorpark/api';
import { LoadingState } from '../LoadingState';
import { messages } from './messages';

/** Shown in place of a receipt until the company is known, on a machine that has never loaded it. */
export const NoLetterhead = () => (
  <LoadingState {...useCompany()} label={messages.loadingCompany} fallback={messages.companyFailed} />
);
