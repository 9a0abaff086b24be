import { useEffect, useState } from 'react';
import { takeLongErrors } from '../Toaster/toast';
import { OneError } from './OneError';

export interface ErrorDialogProps {
  /** What stands above each message. */
  title?: string | undefined;
}

/**
 * Shows errors of more than a line, one after another, until they are read: `toast.error` hands them over while this is mounted.
 * Render it once, in the frame.
 *
 * Keyboard: the focus is on the way out; Enter and Escape close it, and the focus goes back to where it was.
 */
export function ErrorDialog({ title }: ErrorDialogProps) {
  const [messages, setMessages] = useState<readonly string[]>([]);

  useEffect(
    () =>
      takeLongErrors((message) =>
        setMessages((shown) => (shown.includes(message) ? shown : [...shown, message])),
      ),
    [],
  );

  const [message, ...later] = messages;
  if (message === undefined) return null;
  return <OneError key={message} title={title} message={message} onClose={() => setMessages(later)} />;
}
