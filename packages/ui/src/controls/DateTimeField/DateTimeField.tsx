import { formatDateTime } from '@motorpark/domain';
import { Field } from '../Field/Field';
import { Box } from '../Field/Field.styles';
import type { FieldProps } from '../Field/fieldProps';
import { wired } from '../Field/wired';
import { DateInput } from '../DateField/DateField.styles';

export interface DateTimeFieldProps extends FieldProps<HTMLInputElement> {
  /** `yyyy-mm-ddThh:mm`, or empty while it is not complete. The business means Lagos time by it. */
  value: string;
  /** The first moment that may be chosen, in the same form. */
  min?: string | undefined;
  /** The last one. */
  max?: string | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
}

const COMPLETE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/**
 * A day and a time: a departure. It is the browser's own field, so it is typed as this computer writes dates and a phone
 * shows its own calendar and clock. What was understood stands below in the hint's place, with the month in letters and AM or
 * PM; give it a hint, so that nothing moves. For a day alone use `DateField`.
 */
export function DateTimeField({
  label,
  error,
  hint,
  isRequired,
  isDisabled = false,
  isReadOnly = false,
  min,
  max,
  autoFocus,
  ...answer
}: DateTimeFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      hint={COMPLETE.test(answer.value) ? formatDateTime(answer.value) : hint}
      isRequired={isRequired}
    >
      {(ties) => (
        <Box $isInvalid={error !== undefined} $isReadOnly={isReadOnly} $isDisabled={isDisabled}>
          <DateInput
            {...ties}
            {...wired(answer)}
            type="datetime-local"
            min={min}
            max={max}
            disabled={isDisabled}
            readOnly={isReadOnly}
            autoFocus={autoFocus}
            $isEmpty={answer.value === ''}
          />
        </Box>
      )}
    </Field>
  );
}
