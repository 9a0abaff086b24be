import { formatDay, isDay } from '@motorpark/domain';
import { Field } from '../Field/Field';
import type { FieldProps } from '../Field/fieldProps';
import { wired } from '../Field/wired';
import { DateBox, DateInput, Understood } from './DateField.styles';

export interface DateFieldProps extends FieldProps<HTMLInputElement> {
  /** `yyyy-mm-dd`, or empty while the date is not complete. */
  value: string;
  /** The first day that may be chosen, as `yyyy-mm-dd`. */
  min?: string | undefined;
  /** The last day that may be chosen, as `yyyy-mm-dd`. */
  max?: string | undefined;
  autoComplete?: string | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
}

/**
 * A day: of birth, of travel. It is the browser's own date field, so it is typed as this computer writes dates and a
 * phone shows its own calendar. What was understood stands beside it with the month in letters, because 04/05 is a day
 * in May to one computer and in April to the next. A date that comes out of range by typing is the form's to refuse.
 */
export function DateField({
  label,
  error,
  hint,
  isRequired,
  isDisabled = false,
  isReadOnly = false,
  min,
  max,
  autoComplete,
  autoFocus,
  ...answer
}: DateFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {(ties) => (
        <DateBox $isInvalid={error !== undefined} $isReadOnly={isReadOnly} $isDisabled={isDisabled}>
          <DateInput
            {...ties}
            {...wired(answer)}
            type="date"
            min={min}
            max={max}
            disabled={isDisabled}
            readOnly={isReadOnly}
            autoComplete={autoComplete}
            autoFocus={autoFocus}
            $isEmpty={answer.value === ''}
          />
          {isDay(answer.value) && <Understood>{formatDay(answer.value)}</Understood>}
        </DateBox>
      )}
    </Field>
  );
}
