import { RequestId } from '../ErrorDialog/RequestId';

/** Returns the content of a toast with the id of the failed request below the message. */
export const withRequest = (message: string | undefined, requestId: string) => (
  <>
    <div>{message}</div>
    <RequestId id={requestId} />
  </>
);
