import { isDay } from '@motorpark/domain';
import { Field } from '../Field/Field';
import type { FieldProps } from '../Field/fieldProps';
import { DayInput, dayFault, dayText } from './DayInput';
import { useTypedText } from './useTypedText';

export interface DateFieldProps extends FieldProps<HTMLInputElement> {
  /** `yyyy-mm-dd`, empty, or what was typed where it is no day. No rule of a form takes that for a day. */
  value: string;
  /** The first day that may be given, as `yyyy-mm-dd`. */
  min?: string | undefined;
  /** The last day that may be given. A year of two digits is never after it. */
  max?: string | undefined;
  autoComplete?: string | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
}

/**
 * A day: of birth, of booking. It is typed day first, in digits alone or as people write it: `25121992`, `25/12/92`, `3 Apr 92`. The
 * month is never first. What was understood stands beside it in letters. Text that is no day stays, and what is wrong with it is said
 * once the field is left. The calendar is behind a button and Alt+Arrow down.
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
  isReadOnly = false,
  min,
  max,
  autoComplete,
  autoFocus,
  ref,
}: DateFieldProps) {
  const typed = useTypedText({ value, onChange, ...dayText(max) });
  const fault = typed.isTyping ? undefined : dayFault(value, min, max);
  const said = isDay(value) ? (error ?? fault) : (fault ?? error);

  return (
    <Field label={label} error={said} hint={hint} isRequired={isRequired}>
      {(ties) => (
        <DayInput
          {...ties}
          name={name}
          label={label}
          value={value}
          typed={typed}
          onChoose={onChange}
          onLeave={() => {
            typed.leave();
            onBlur?.();
          }}
          onFocus={onFocus}
          min={min}
          max={max}
          isSaid
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          ref={ref}
          $isInvalid={said !== undefined}
          $isReadOnly={isReadOnly}
          $isDisabled={isDisabled}
        />
      )}
    </Field>
  );
}
