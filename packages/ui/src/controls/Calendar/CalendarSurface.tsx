import type { ReactNode } from 'react';
import { Dialog, I18nProvider } from 'react-aria-components';
import { Surface } from './Calendar.styles';
import type { CalendarPopoverProps } from './CalendarField';

/** The popover around a calendar. */
export function CalendarSurface({
  triggerRef,
  label,
  onClose,
  children,
}: CalendarPopoverProps & { children: ReactNode }) {
  return (
    <Surface triggerRef={triggerRef} isOpen onOpenChange={onClose} offset={4} placement="bottom start">
      <Dialog aria-label={label}>
        <I18nProvider locale="en-US">{children}</I18nProvider>
      </Dialog>
    </Surface>
  );
}
