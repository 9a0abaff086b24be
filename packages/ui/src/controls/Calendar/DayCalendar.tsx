import type { Day } from '@motorpark/domain';
import { Calendar } from 'react-aria-components';
import { CalendarFrame } from './CalendarFrame';
import type { DayLimits } from './dayLimits';
import { calendarDate, calendarLimits, dayOf } from './days';

export interface DayCalendarProps extends DayLimits {
  /** Accessible name of the calendar. */
  label: string;
  /** The chosen day; any other text if none is chosen. */
  value: Day;
  onChoose: (day: Day) => void;
}

/** The calendar for choosing one day. It takes the focus. */
export function DayCalendar({ label, value, onChoose, ...limits }: DayCalendarProps) {
  return (
    <div data-single="">
      <Calendar
        {...calendarLimits(limits)}
        aria-label={label}
        value={calendarDate(value)}
        onChange={(date) => onChoose(dayOf(date))}
        autoFocus
      >
        <CalendarFrame />
      </Calendar>
    </div>
  );
}
