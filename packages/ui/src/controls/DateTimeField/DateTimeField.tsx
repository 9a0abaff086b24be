import { formatDeparture, isDay, joinMoment, momentParts, readTime } from '@motorpark/domain';
import { type FocusEvent, useState } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme';
import { dayError, DayInput, dayText } from '../DateField/DayInput';
import { useTypedText } from '../DateField/useTypedText';
import { Field } from '../Field/Field';
import { Box, Input } from '../Field/Field.styles';
import type { FieldProps } from '../Field/fieldProps';
import { type Say, useLocale } from '../../locale';

export interface DateTimeFieldProps extends FieldProps<HTMLInputElement> {
  /** `yyyy-mm-ddThh:mm` in Nigerian time, empty, or the typed text if it is not a day and a time. No validation rule accepts such text. */
  value: string;
  /** First day that can be entered, as `yyyy-mm-dd`. */
  min?: string | undefined;
  /** Last day that can be entered. */
  max?: string | undefined;
}

/**
 * A field for a day and a time, such as a departure. Both are typed: the day as in a `DateField`, the time on a clock
 * of 24 hours or with am and pm: `0630`, `6:30`, `6.30pm`. The hint says that it is Nigerian time and, once both are
 * complete, how they were understood. For a day alone use `DateField`.
 */
export function DateTimeField({
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
}: DateTimeFieldProps) {
  const { say } = useLocale();
  const { day, time } = momentParts(value);
  const setDay = (next: string) => onChange(joinMoment({ day: next, time }));
  const setTime = (next: string) => onChange(joinMoment({ day, time: next }));
  const typedDay = useTypedText({ value: day, onChange: setDay, ...dayText(max) });
  const typedTime = useTypedText({ value: time, onChange: setTime, read: readTime, show: (shown) => shown });
  const [isInside, setInside] = useState(false);

  const errorOfDay = typedDay.isTyping ? undefined : dayError(day, min, max, say);
  const errorOfTime = typedTime.isTyping ? undefined : timeError(time, say);
  const missing = isInside ? undefined : missingPart(day, time, say);
  const shownError = errorOfDay ?? errorOfTime ?? missing ?? error;
  const isTimeWrong =
    errorOfDay === undefined && (errorOfTime !== undefined || (missing !== undefined && time === ''));

  function leave(event: FocusEvent) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setInside(false);
    onBlur?.();
  }

  return (
    <Field
      label={label}
      kind="group"
      error={shownError}
      hint={[isDay(day) && readTime(time) === time ? formatDeparture(value) : hint, say('Nigerian time')]
        .filter(Boolean)
        .join(', ')}
      isRequired={isRequired}
    >
      {(ties, labelId) => (
        <Parts
          id={ties.id}
          role="group"
          aria-labelledby={labelId}
          onFocus={() => setInside(true)}
          onBlur={leave}
        >
          <DayInput
            {...ties}
            id={`${ties.id}day`}
            aria-label={say('Day')}
            aria-invalid={shownError !== undefined && !isTimeWrong ? true : undefined}
            name={name}
            label={label}
            value={day}
            typed={typedDay}
            onSelect={setDay}
            onLeave={typedDay.leave}
            onFocus={onFocus}
            min={min}
            max={max}
            showsLongDay={false}
            autoComplete="off"
            ref={ref}
            $isDisabled={isDisabled}
            $isInvalid={shownError !== undefined && !isTimeWrong}
          />
          <Box $isDisabled={isDisabled} $isInvalid={isTimeWrong}>
            <Input
              aria-label={say('Time, 24 hours')}
              aria-describedby={ties['aria-describedby']}
              aria-required={ties['aria-required']}
              aria-invalid={isTimeWrong || undefined}
              type="text"
              autoComplete="off"
              placeholder={say('hh:mm')}
              value={typedTime.text}
              disabled={isDisabled}
              onChange={(event) => typedTime.type(event.target.value)}
              onBlur={typedTime.leave}
            />
          </Box>
        </Parts>
      )}
    </Field>
  );
}

const timeError = (time: string, say: Say): string | undefined =>
  time === '' || readTime(time) !== undefined ? undefined : say('Enter the time as 06:30 or 18:30.');

function missingPart(day: string, time: string, say: Say): string | undefined {
  if (isDay(day) && time === '') return say('Enter the time too, such as 06:30.');
  return day === '' && time !== '' ? say('Enter the day too, such as 25/12/2026.') : undefined;
}

/** The day and the time beside it, or below it where large text leaves no room. */
const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > :first-child {
    flex: 3 1 11em;
  }

  > :last-child {
    flex: 1 1 6em;
  }
`;
