import { unbroken } from '@motorpark/domain';
import { styled } from 'styled-components';
import { media } from '../../theme';
import { RequestId } from '../ErrorDialog/RequestId';

interface ToastTextProps {
  message: string | undefined;
  /** Id of the failed request, which can be copied. */
  requestId?: string | undefined;
}

/** The content of a toast: three lines are whole. What has no room in it is cut with an ellipsis, and shown whole on hover and focus. */
export const ToastText = ({ message, requestId }: ToastTextProps) => (
  <Text>
    {message && unbroken(message)}
    {requestId !== undefined && (
      <>
        {' '}
        <RequestId id={requestId} />
      </>
    )}
  </Text>
);

const Text = styled.div`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  ${media.toastAbove} {
    line-height: 1.1;
  }

  .Toastify__toast:is(:hover, :focus, :focus-within) & {
    -webkit-line-clamp: none;
  }

  button {
    display: inline;
    min-height: 0;
    padding-block: 4px;
  }
`;
