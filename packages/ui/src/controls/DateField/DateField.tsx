import { isDay } from '@motorpark/domain';
import { useLocale } from '../../locale';
import { Field } from '../Field/Field';
import { dataAttributes, type FieldProps } from '../Field/fieldProps';
import { DayInput, dayError, dayText } from './DayInput';
import { useTypedText } from './useTypedText';

export interface DateFieldProps extends FieldProps<HTMLInputElement> {
  /** `yyyy-mm-dd`, empty, or the typed text if it is not a day. No validation rule accepts such text. */
  value: string;
  /** First day that can be entered, as `yyyy-mm-dd`. */
  min?: string | undefined;
  /** Last day that can be entered. A year of two digits is never read as a later one. */
  max?: string | undefined;
}

/**
 * A field for a day, such as a date of birth or of booking. It is typed day first, in digits alone or as people write
 * it: `25121992`, `25/12/92`, `3 Apr 92`. The month is never first. How it was understood is shown beside it, with the
 * month in letters. Text that is not a day stays, and its error is shown once the field is left. The calendar opens by
 * its button and by Alt+Arrow down.
 */
export function DateField({
  label,
  name,
  value,
  onChange,
  onBlur,
  onFocus,
  error,
  hint,
  isRequired,
  isDisabled = false,
  min,
  max,
  ref,
  ...others
}: DateFieldProps) {
  const { say } = useLocale();
  const typed = useTypedText({ value, onChange, ...dayText(max) });
  const ownError = typed.isTyping ? undefined : dayError(value, min, max, say);
  const shownError = isDay(value) ? (error ?? ownError) : (ownError ?? error);

  return (
    <Field label={label} error={shownError} hint={hint} isRequired={isRequired}>
      {(ties) => (
        <DayInput
          {...dataAttributes(others)}
          {...ties}
          name={name}
          label={label}
          value={value}
          typed={typed}
          onSelect={onChange}
          onLeave={() => {
            typed.leave();
            onBlur?.();
          }}
          onFocus={onFocus}
          min={min}
          max={max}
          showsLongDay
          ref={ref}
          $isInvalid={shownError !== undefined}
          $isDisabled={isDisabled}
        />
      )}
    </Field>
  );
}
