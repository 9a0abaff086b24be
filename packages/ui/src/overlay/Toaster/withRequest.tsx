import { RequestId } from '../ErrorDialog/RequestId';

/** What a toast says, with the name of the request that failed below. */
export const withRequest = (message: string | undefined, requestId: string) => (
  <>
    <div>{message}</div>
    <RequestId id={requestId} />
  </>
);
