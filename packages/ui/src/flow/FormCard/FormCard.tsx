import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { Button } from '../../controls';
import { refuseHeldEnter } from '../../controls/Button/refuseHeldEnter';
import { focusFirstField, focusFirstMissing, useStepFocus } from '../Wizard/focus';
import { Buttons, Content, Form } from '../Wizard/Wizard.styles';

export interface FormCardProps {
  /** Purpose of the form: "Route Information". The form's accessible name. */
  label: string;
  /** The fields, in a `FieldGrid` or a `Stack`. */
  children: ReactNode;
  /** Called by the button and by Enter in a field. Validate and save, or show the errors; return a promise if that is asynchronous. */
  onSubmit: () => unknown;
  /** Label of the button: "Create Route". */
  submitLabel: string;
  /** Label of the button while busy: "Creating route...". */
  busyLabel?: string | undefined;
  /** Whether the form is being saved; nothing is submitted meanwhile. */
  isBusy?: boolean | undefined;
  /** Whether the first field takes the focus when the form appears. */
  startsFocused?: boolean | undefined;
  /** Whether the initial focus goes to the first empty required input instead, for forms that are mostly filled in already. */
  focusesFirstEmpty?: boolean | undefined;
  /** Whether it is longer than the screen: its button then stays in view. */
  isLong?: boolean | undefined;
}

/**
 * The frame of a form that fits on one screen: its fields on a raised surface, and one button, which is fixed to the
 * bottom of the screen on a phone. Stateless: the owner keeps the values. After a failed attempt the focus moves to the
 * first invalid field (`aria-invalid`). For a form in steps use a `Wizard`.
 */
export function FormCard({
  label,
  children,
  onSubmit,
  submitLabel,
  busyLabel,
  isBusy = false,
  startsFocused = true,
  focusesFirstEmpty = false,
  isLong = false,
}: FormCardProps) {
  const content = useRef<HTMLDivElement>(null);
  const attempt = useStepFocus(
    content,
    0,
    startsFocused,
    focusesFirstEmpty ? focusFirstMissing : focusFirstField,
  );

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy) await attempt(onSubmit);
  }

  return (
    <Form noValidate aria-label={label} onSubmit={submit} onKeyDown={refuseHeldEnter} $hasAside={false}>
      <Content ref={content} tabIndex={-1}>
        {children}
      </Content>
      <Buttons $hasAside={false} $isSticky={isLong}>
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </Buttons>
    </Form>
  );
}
