import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { Button } from '../../controls';
import { refuseHeldEnter } from '../Wizard/heldEnter';
import { focusFirstField } from '../Wizard/focus';
import { useStepFocus } from '../Wizard/useStepFocus';
import { Buttons, Content, Form } from '../Wizard/Wizard.styles';
import { focusFirstMissing } from './focusFirstMissing';

export interface FormCardProps {
  /** What the form is for: "Route Information". Names the form. */
  label: string;
  /** The fields, in a `FieldGrid` or a `Stack`. */
  children: ReactNode;
  /** The button, or Enter in a field. Check and save, or show the errors; a promise tells when that has ended. */
  onSubmit: () => void | Promise<unknown>;
  /** What the button does: "Create Route". */
  submitLabel: string;
  /** Shown on the button while busy: "Creating route...". */
  busyLabel?: string | undefined;
  /** It is being saved: nothing is sent twice. */
  isBusy?: boolean | undefined;
  /** Whether the first field takes the focus as soon as the form appears. */
  startsFocused?: boolean | undefined;
  /** That is the first one that is empty: what stands in those before is mostly right. */
  startsAtMissing?: boolean | undefined;
}

/**
 * The frame of a form that fits on one screen: the fields on a raised ground, and its one button, which on a phone
 * stays under the thumb. It holds no state: the owner keeps the values. After a failed attempt the focus goes to the first
 * field that is wrong (`aria-invalid`). A form in steps is a `Wizard`.
 */
export function FormCard({
  label,
  children,
  onSubmit,
  submitLabel,
  busyLabel,
  isBusy = false,
  startsFocused = true,
  startsAtMissing = false,
}: FormCardProps) {
  const content = useRef<HTMLDivElement>(null);
  const attempt = useStepFocus(
    content,
    0,
    startsFocused,
    startsAtMissing ? focusFirstMissing : focusFirstField,
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
      <Buttons $hasAside={false}>
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </Buttons>
    </Form>
  );
}
