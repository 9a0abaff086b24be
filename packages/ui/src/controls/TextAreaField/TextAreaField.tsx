import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../../theme';
import { Field } from '../Field/Field';
import { box, ring, type BoxStyleProps } from '../Field/Field.styles';
import { type FieldProps, controlProps } from '../Field/fieldProps';

export interface TextAreaFieldProps extends FieldProps<HTMLTextAreaElement> {
  /** Number of lines before anything is typed. The field grows with the text. */
  rows?: number | undefined;
  placeholder?: string | undefined;
  /** Whether each line is an entry of a list: Enter then starts one. */
  isList?: boolean | undefined;
  /** Whether the value can be read and copied but not changed. Tab skips it. */
  isReadOnly?: boolean | undefined;
}

/**
 * A field for several lines of free text: handling instructions, what an expense was for. For one line use a
 * `TextField`. Enter submits the form, as in every field; with Shift it starts a new line. Text of one line is selected
 * when Tab moves to it, as in a `TextField`, so that typing replaces it.
 */
export function TextAreaField({
  label,
  error,
  hint,
  isRequired,
  isDisabled = false,
  isReadOnly = false,
  isList = false,
  rows = 3,
  placeholder,
  ...field
}: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {(ties) => (
        <TextArea
          {...ties}
          {...controlProps(field)}
          onKeyDown={isList ? undefined : sendByKey}
          onFocus={({ currentTarget }) => {
            selectLine(currentTarget);
            field.onFocus?.();
          }}
          placeholder={placeholder}
          disabled={isDisabled}
          readOnly={isReadOnly}
          tabIndex={isReadOnly ? -1 : undefined}
          $rows={rows}
          $isInvalid={error !== undefined}
          $isReadOnly={isReadOnly}
          $isDisabled={isDisabled}
        />
      )}
    </Field>
  );
}

/** A click places the caret after this. */
function selectLine(control: HTMLTextAreaElement) {
  if (!control.value.includes('\n')) control.select();
}

function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.form?.requestSubmit();
}

const TextArea = styled.textarea<BoxStyleProps & { $rows: number }>`
  ${box}
  display: block;
  width: 100%;
  margin: 0;
  padding: ${space[2]} ${space[3]};
  resize: vertical;
  field-sizing: content;
  min-height: calc(${({ $rows }) => $rows} * 1lh + 2 * ${space[2]} + 2px);

  &::placeholder {
    color: ${color.text.muted};
    opacity: 1;
  }

  &:focus {
    ${ring}
  }
`;
