import type { DayRange } from '@motorpark/domain';
import { RangeCalendar } from 'react-aria-components';
import type { CalendarPopoverProps } from '../Calendar/CalendarField';
import { CalendarFrame, CalendarSurface } from '../Calendar/CalendarFrame';
import { type DayLimits, calendarDate, calendarLimits, dayOf } from '../Calendar/days';

interface DaysPanelProps extends CalendarPopoverProps, DayLimits {
  value: DayRange | undefined;
  onChange: (range: DayRange) => unknown;
}

export function DaysPanel({ value, onChange, triggerRef, label, onClose, ...limits }: DaysPanelProps) {
  const start = calendarDate(value?.from);
  const end = calendarDate(value?.to);
  return (
    <CalendarSurface triggerRef={triggerRef} label={label} onClose={onClose}>
      <RangeCalendar
        {...calendarLimits(limits)}
        aria-label={label}
        value={start && end ? { start, end } : null}
        onChange={(range) => {
          onChange({ from: dayOf(range.start), to: dayOf(range.end) });
          onClose();
        }}
        autoFocus
      >
        <CalendarFrame />
      </RangeCalendar>
    </CalendarSurface>
  );
}
