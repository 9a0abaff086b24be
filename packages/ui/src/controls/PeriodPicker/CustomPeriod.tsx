import { useLocale } from '../../locale';
import { DateRangePicker, type DateRangePickerProps } from '../DateRangePicker/DateRangePicker';

interface CustomPeriodProps extends Pick<DateRangePickerProps, 'value' | 'max' | 'onChange'> {
  /** Called if its code cannot be loaded. */
  onClose: () => unknown;
}

/** The days of a custom period. */
export function CustomPeriod({ value, max, onChange }: CustomPeriodProps) {
  const { say } = useLocale();
  return <DateRangePicker label={say('Days')} isLabelHidden value={value} max={max} onChange={onChange} />;
}
