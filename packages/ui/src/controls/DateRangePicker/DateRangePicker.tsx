import { type DayRange, formatDay, isDay } from '@motorpark/domain';
import { RangeCalendar } from 'react-aria-components';
import { CalendarField, type CalendarFieldProps } from '../Calendar/CalendarField';
import { CalendarFrame } from '../Calendar/CalendarFrame';
import { type DayLimits, calendarDate, calendarLimits, dayOf } from '../Calendar/days';

export interface DateRangePickerProps
  extends Omit<CalendarFieldProps, 'children' | 'text' | 'placeholder'>, DayLimits {
  /** From a day to a day, both included; undefined while nothing is chosen. */
  value: DayRange | undefined;
  /** Both days are chosen. */
  onChange: (range: DayRange) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
}

/**
 * From one day to another, chosen in a calendar: the first press is the first day, the second the last. Known periods such as last
 * month are chosen faster in a `PeriodPicker`, which has this one inside.
 */
export function DateRangePicker({
  value,
  onChange,
  placeholder = 'Choose days',
  min,
  max,
  disabledDays,
  yearsAround,
  ...field
}: DateRangePickerProps) {
  const limits = calendarLimits({ min, max, disabledDays, yearsAround });
  const start = calendarDate(value?.from);
  const end = calendarDate(value?.to);
  return (
    <CalendarField {...field} text={value ? rangeText(value) : ''} placeholder={placeholder}>
      {(close) => (
        <RangeCalendar
          {...limits}
          aria-label={field.label}
          value={start && end ? { start, end } : null}
          onChange={(range) => {
            onChange({ from: dayOf(range.start), to: dayOf(range.end) });
            close();
          }}
          autoFocus
        >
          <CalendarFrame />
        </RangeCalendar>
      )}
    </CalendarField>
  );
}

/** `9 Jan 2025 – 15 Jan 2025`; one day alone is said once. */
function rangeText({ from, to }: DayRange): string {
  if (!isDay(from) || !isDay(to)) return '';
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
}
