import type { Unfolded } from './CalendarField';
import { CalendarSurface } from './CalendarSurface';
import { DayCalendar, type DayCalendarProps } from './DayCalendar';

/** The calendar of a field that asks for one day. */
export function DayPanel({ triggerRef, label, onClose, onChoose, ...calendar }: Unfolded & DayCalendarProps) {
  return (
    <CalendarSurface triggerRef={triggerRef} label={label} onClose={onClose}>
      <DayCalendar
        {...calendar}
        label={label}
        onChoose={(day) => {
          onChoose(day);
          onClose();
        }}
      />
    </CalendarSurface>
  );
}
