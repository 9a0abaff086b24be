import type { CalendarPopoverProps } from './CalendarField';
import { CalendarSurface } from './CalendarSurface';
import { DayCalendar, type DayCalendarProps } from './DayCalendar';

/** The calendar popover of a field for one day. */
export function DayPanel({
  triggerRef,
  label,
  onClose,
  onChoose,
  ...calendar
}: CalendarPopoverProps & DayCalendarProps) {
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
