import type { Ticket } from '@motorpark/domain';
import { StatusButtons } from '../../shared/history/StatusButtons';
import { useTicketSteps } from './hooks/useTicketSteps';

interface TicketStatusButtonsProps {
  ticket: Ticket;
  onChanged: () => void;
}

/** The next step of a traveler at the door of the bus: a scan and one press. A core server keeps no statuses. */
export function TicketStatusButtons({ ticket, onChanged }: TicketStatusButtonsProps) {
  const { items, dialog, isChanging, keepsStatuses } = useTicketSteps(onChanged);
  if (keepsStatuses !== true || ticket.voided) return null;
  return (
    <>
      <StatusButtons items={items(ticket)} isBusy={isChanging} />
      {dialog}
    </>
  );
}
