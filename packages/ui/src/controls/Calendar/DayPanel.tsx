import type { Day } from '@motorpark/domain';
import { Calendar } from 'react-aria-components';
import type { CalendarPopoverProps } from './CalendarField';
import { CalendarFrame, CalendarSurface } from './CalendarFrame';
import { type DayLimits, calendarDate, calendarLimits, dayOf } from './days';

export function DayPanel({
  triggerRef,
  label,
  onClose,
  onSelect,
  ...calendar
}: CalendarPopoverProps & DayCalendarProps) {
  return (
    <CalendarSurface triggerRef={triggerRef} label={label} onClose={onClose}>
      <DayCalendar
        {...calendar}
        label={label}
        onSelect={(day) => {
          onSelect(day);
          onClose();
        }}
      />
    </CalendarSurface>
  );
}

interface DayCalendarProps extends DayLimits {
  label: string;
  /** The chosen day; any other text if none is chosen. */
  value: Day;
  onSelect: (day: Day) => unknown;
}

/** The calendar for choosing one day. It takes the focus. */
function DayCalendar({ label, value, onSelect, ...limits }: DayCalendarProps) {
  return (
    <div data-single="">
      <Calendar
        {...calendarLimits(limits)}
        aria-label={label}
        value={calendarDate(value)}
        onChange={(date) => onSelect(dayOf(date))}
        autoFocus
      >
        <CalendarFrame />
      </Calendar>
    </div>
  );
}
