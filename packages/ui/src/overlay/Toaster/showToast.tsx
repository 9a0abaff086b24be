import { unbroken } from '@motorpark/domain';
import { type ToastOptions, toast as shownToasts } from 'react-toastify';
import { styled } from 'styled-components';
import { media } from '../../theme';
import { RequestId } from './RequestId';
import type { DismissToast, Toast } from './toast';

interface ToastTextProps {
  message: string | undefined;
  /** Id of the failed request, which can be copied. */
  requestId?: string | undefined;
}

/** Shows a toast now. Returns the function that dismisses it. */
export function showToast(
  kind: keyof Toast,
  message: string | undefined,
  options?: ToastOptions,
  requestId?: string,
): DismissToast {
  const id = shownToasts[kind](<ToastText message={message} requestId={requestId} />, {
    // An error and a warning interrupt. The others are read by the place of the toasts, politely and once.
    role: kind === 'success' || kind === 'info' ? 'group' : 'alert',
    ...options,
  });
  return () => shownToasts.dismiss(id);
}

/** The content of a toast: three lines are whole. What has no room in it is cut with an ellipsis, and shown whole on hover and focus. */
const ToastText = ({ message, requestId }: ToastTextProps) => (
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
