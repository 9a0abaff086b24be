import { failureMessage, isApiFailure, useDeleteTrip } from '@motorpark/api';
import type { Trip } from '@motorpark/domain';
import { Button, ButtonLink, ConfirmDialog, Modal, Stack, toast } from '@motorpark/ui';
import { useState } from 'react';
import { href } from '../../paths';
import { useFreshLook } from '../../shared/history/useFreshLook';
import { messages } from './messages';
import { TRIP_LOOKS } from './tripFacts';
import { tripName } from './tripName';

interface DeleteTripDialogProps {
  trip: Trip;
  /** Where its tickets are; people without a list of tickets have none. */
  ticketsPath?: string | undefined;
  onClose: () => void;
}

/** Asks before a trip goes. A trip with tickets stays, and the dialog says what to do about them. */
export function DeleteTripDialog({ trip, ticketsPath, onClose }: DeleteTripDialogProps) {
  const { remove, isRemoving } = useDeleteTrip();
  const { isStale, dialog: freshLook } = useFreshLook({ ...TRIP_LOOKS, onClose });
  const [inTheWay, setInTheWay] = useState<string>();
  const { title, warning, note, confirm, cancel } = messages.confirmDelete;

  async function confirmDelete(seen: Trip) {
    try {
      const outcome = await remove(seen.id, seen.version);
      if (outcome === 'done') toast.success(messages.deleted);
      else toast.info(messages.deletedOnlyHere);
      onClose();
    } catch (failure) {
      if (isStale(failure, { row: seen, act: 'Delete', again: confirmDelete })) return;
      const message = failureMessage(failure);
      if (isApiFailure(failure) && failure.kind === 'invalid') return setInTheWay(message);
      if (message !== undefined) toast.error(message);
      onClose();
    }
  }

  if (freshLook) return freshLook;
  if (inTheWay !== undefined) {
    return (
      <Modal
        title={messages.stillSold}
        size="small"
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{messages.close}</Button>
            {ticketsPath !== undefined && (
              <ButtonLink variant="primary" href={href(ticketsPath)}>
                {messages.toTickets}
              </ButtonLink>
            )}
          </>
        }
      >
        <Stack gap={3}>
          <p>
            <b>{tripName(trip)}</b>. {inTheWay}
          </p>
          <p>{messages.stillSoldAdvice}</p>
        </Stack>
      </Modal>
    );
  }

  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirm}
      cancelLabel={cancel}
      tone="danger"
      isBusy={isRemoving}
      onConfirm={() => void confirmDelete(trip)}
      onCancel={onClose}
    >
      <p>
        <b>{tripName(trip)}</b>. {warning}
      </p>
      <p>{note}</p>
    </ConfirmDialog>
  );
}
