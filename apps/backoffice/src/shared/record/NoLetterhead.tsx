import { useCompany } from '@motorpark/api';
import { Spinner } from '@motorpark/ui';
import { LoadFailure } from '../LoadFailure';
import { messages } from './messages';

/** Stands where a receipt is printed until it is known who it is from: on a machine that has never seen the company. */
export function NoLetterhead() {
  const { failure, isLoading, refresh } = useCompany();
  return failure && !isLoading ? (
    <LoadFailure failure={failure} fallback={messages.companyFailed} refresh={refresh} />
  ) : (
    <Spinner label={messages.loadingCompany} />
  );
}
