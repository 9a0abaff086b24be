import { type DayRange, formatDay, isDay } from '@motorpark/domain';
import { lazyPart } from '../../lazy/lazyPart';
import { CalendarField, type CalendarFieldProps } from '../Calendar/CalendarField';
import type { DayLimits } from '../Calendar/days';
import { useLocale } from '../../locale';

const Panel = lazyPart('DaysPanel', () => import('./DaysPanel'));

export interface DateRangePickerProps
  extends Omit<CalendarFieldProps, 'children' | 'text' | 'placeholder'>, DayLimits {
  /** First and last day, both included; undefined while nothing is chosen. */
  value: DayRange | undefined;
  /** Called once both days are chosen. */
  onChange: (range: DayRange) => unknown;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
}

/**
 * A field for a range of days that is chosen in a calendar: the first press is the first day, the second the last.
 * Known periods such as last month are chosen faster in a `PeriodPicker`, which contains this field.
 */
export function DateRangePicker({
  value,
  onChange,
  placeholder,
  min,
  max,
  disabledDays,
  yearsAround,
  ...field
}: DateRangePickerProps) {
  const { say } = useLocale();
  const limits = { min, max, disabledDays, yearsAround };
  return (
    <CalendarField
      {...field}
      text={value ? rangeText(value) : ''}
      placeholder={placeholder ?? say('Choose days')}
    >
      {(popover) => <Panel {...popover} {...limits} value={value} onChange={onChange} />}
    </CalendarField>
  );
}

/** Returns the range as `9 Jan 2025 – 15 Jan 2025`; a single day is written once. */
function rangeText({ from, to }: DayRange): string {
  if (!isDay(from) || !isDay(to)) return '';
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
}
