import type { Unfolded } from './CalendarField';
import { CalendarSurface } from './CalendarSurface';
import { DayCalendar, type DayCalendarProps } from './DayCalendar';

/** The calendar popover of a field for one day. */
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
