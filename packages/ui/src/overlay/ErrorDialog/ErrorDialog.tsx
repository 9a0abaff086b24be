import { useEffect, useState } from 'react';
import { handleLongErrors } from '../Toaster/toast';
import { ErrorAlert } from './ErrorAlert';

interface LongError {
  message: string;
  requestId: string | undefined;
}

/**
 * Shows errors of more than a line, one after another, until the user closes them: `toast.error` passes them on while
 * this is mounted. Render it once, in the frame.
 *
 * Keyboard: the focus is on the OK button; Enter and Escape close the dialog, and the focus returns to where it was.
 */
export function ErrorDialog() {
  const [errors, setErrors] = useState<readonly LongError[]>([]);

  useEffect(
    () =>
      handleLongErrors((message, requestId) =>
        setErrors((queue) =>
          queue.some((error) => error.message === message) ? queue : [...queue, { message, requestId }],
        ),
      ),
    [],
  );

  const [error, ...later] = errors;
  if (error === undefined) return null;
  return <ErrorAlert key={error.message} {...error} onClose={() => setErrors(later)} />;
}
