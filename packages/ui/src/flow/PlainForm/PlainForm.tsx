import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { useStepFocus } from '../Wizard/focus';

export interface PlainFormProps {
  /** Accessible name, where no visible title names the form. */
  label?: string | undefined;
  /** Id, for a button outside the form (its `form` attribute). */
  id?: string | undefined;
  /** The fields and the button, laid out by the caller. */
  children: ReactNode;
  /** Called by the button and by Enter in a field. Validate and send, or show the errors; return a promise if that is asynchronous. */
  onSubmit: () => unknown;
}

/**
 * A form without a look of its own, for the login page and dialogs. Stateless: the owner keeps the values. After a
 * failed attempt the focus moves to the first invalid field (`aria-invalid`). For a form that is the page's main
 * content use a `FormCard`.
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
