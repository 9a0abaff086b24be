import { useCompany } from '@motorpark/api';
import { LoadingState } from '../LoadingState';
import { overviewMessages } from './overviewMessages';

/** Shown in place of a receipt until the company is known, on a machine that has never loaded it. */
export const NoLetterhead = () => (
  <LoadingState
    {...useCompany()}
    label={overviewMessages.loadingCompany}
    fallback={overviewMessages.companyFailed}
  />
);
