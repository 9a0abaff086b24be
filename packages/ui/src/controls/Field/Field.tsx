import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { size } from '../../theme';
import { Announcer, ErrorText, Head, HiddenLabel, Hint, LabelText, Required, Root } from './Field.styles';

/** Attributes that connect a control with its label, hint and error. Spread them on the control. */
export interface ControlTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldFrameProps {
  /** What is asked for. */
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  isRequired?: boolean | undefined;
  /** `group` for several controls that are one field; the label then names them together. */
  kind?: 'single' | 'group' | undefined;
  /** Whether the label is visually hidden. Only where the context makes it clear. */
  isLabelHidden?: boolean | undefined;
  /** Renders the control, given the attributes to spread on it and the label's id for `aria-labelledby`. */
  children: (ties: ControlTies, labelId: string) => ReactNode;
}

/**
 * The frame of every field: label, error, control, hint. The error is in the label's line, where there is nearly always
 * room, so nothing below moves when it appears, and no phone keyboard covers it. It is part of the control's accessible
 * description, and announced when it appears.
 *
 * Use one of the existing fields; use the frame itself only for a new kind of control.
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
            <ErrorText id={ids.error} data-field-error>
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
