import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { useStepFocus } from '../Wizard/useStepFocus';

export interface PlainFormProps {
  /** What the form is for, where no title next to it says so. */
  label?: string | undefined;
  /** For a button that stands outside: its `form`. */
  id?: string | undefined;
  /** The fields and the button, laid out as the place wants it. */
  children: ReactNode;
  /** The button, or Enter in a field. Check and send, or show the errors; a promise tells when that has ended. */
  onSubmit: () => void | Promise<unknown>;
}

/**
 * A form without a look of its own: on a login's page, in a dialog. It holds no state: the owner keeps the values. After a failed attempt
 * the focus goes to the first field that is wrong (`aria-invalid`). Where it is the page's own business, a `FormCard` frames it.
 */
export function PlainForm({ label, id, children, onSubmit }: PlainFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const attempt = useStepFocus(form, 0, false);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    await attempt(onSubmit);
  }

  return (
    <form ref={form} id={id} noValidate aria-label={label} onSubmit={submit}>
      {children}
    </form>
  );
}
