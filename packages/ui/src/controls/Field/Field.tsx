import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { size } from '../../theme';
import { Announcer, ErrorText, Head, HiddenLabel, Hint, LabelText, Required, Root } from './Field.styles';

/** Ties a control to its label, hint and error. Spread it on the control. */
export interface ControlTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldFrameProps {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  isRequired?: boolean | undefined;
  /** `group` for several controls that answer one question; they are then named by the label together. */
  kind?: 'single' | 'group' | undefined;
  /** The label is read aloud but not shown. Only where the place makes plain what is asked. */
  isLabelHidden?: boolean | undefined;
  /** Draws the control with what ties it to the frame, and the label's id for `aria-labelledby`. */
  children: (ties: ControlTies, labelId: string) => ReactNode;
}

/**
 * The frame of every field: label, error, control, hint. An error stands in the label's line, where there is nearly
 * always room, so nothing below jumps when it comes and goes; no phone keyboard covers it there. It is tied to the
 * control, and announced when it appears.
 *
 * Take one of the ready fields; use the frame itself only for a new kind of control.
 */
export function Field({
  label,
  error,
  hint,
  isRequired,
  kind = 'single',
  isLabelHidden = false,
  children,
}: FieldFrameProps) {
  const id = useId();
  const ids = { control: `${id}control`, label: `${id}label`, error: `${id}error`, hint: `${id}hint` };
  const describedBy = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ');
  const text = (
    <>
      {label}
      {isRequired && <Required aria-hidden="true"> *</Required>}
    </>
  );
  const Label = isLabelHidden ? HiddenLabel : LabelText;

  return (
    <Root>
      <Head $isEmpty={isLabelHidden && !error}>
        {kind === 'single' ? (
          <Label id={ids.label} htmlFor={ids.control}>
            {text}
          </Label>
        ) : (
          <Label as="span" id={ids.label}>
            {text}
          </Label>
        )}
        <Announcer aria-live="polite">
          {error && (
            <ErrorText id={ids.error}>
              <CircleAlert size={size.icon} aria-hidden="true" />
              {error}
            </ErrorText>
          )}
        </Announcer>
      </Head>
      {children(
        {
          id: ids.control,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': isRequired || undefined,
        },
        ids.label,
      )}
      {hint && <Hint id={ids.hint}>{hint}</Hint>}
    </Root>
  );
}
