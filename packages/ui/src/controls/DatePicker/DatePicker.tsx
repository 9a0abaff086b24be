import { type Day, formatDay, isDay } from '@motorpark/domain';
import { CalendarField } from '../Calendar/CalendarField';
import type { DayLimits } from '../Calendar/days';
import { LazyDayPanel } from '../Calendar/lazyDayPanel';
import type { FieldProps } from '../Field/fieldProps';
import { useLocale } from '../../locale';

export interface DatePickerProps extends Omit<FieldProps<HTMLButtonElement>, 'onFocus'>, DayLimits {
  /** `yyyy-mm-dd`, or empty while nothing is chosen. */
  value: Day;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  isLabelHidden?: boolean | undefined;
}

/**
 * A field for a day that is chosen in a calendar, where its weekday matters or some days are not available. A day that
 * people know by heart, such as that of their birth, is typed faster into a `DateField`; for two days use a
 * `DateRangePicker`.
 */
export function DatePicker({
  value,
  onChange,
  placeholder,
  min,
  max,
  disabledDays,
  yearsAround,
  name: _name,
  ...field
}: DatePickerProps) {
  const { say } = useLocale();
  return (
    <CalendarField
      {...field}
      text={isDay(value) ? formatDay(value) : ''}
      placeholder={placeholder ?? say('Choose a day')}
    >
      {(popover) => (
        <LazyDayPanel
          {...popover}
          value={value}
          min={min}
          max={max}
          disabledDays={disabledDays}
          yearsAround={yearsAround}
          onSelect={onChange}
        />
      )}
    </CalendarField>
  );
}
