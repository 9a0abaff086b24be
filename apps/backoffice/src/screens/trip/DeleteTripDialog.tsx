import { useDeleteTrip } from '@motorpark/api';
import { type Trip, tripName } from '@motorpark/domain';
import { Button, ButtonLink, Modal, Stack } from '@motorpark/ui';
import { href } from '../../paths';
import { DeleteDialog } from '../../shared/record/DeleteDialog';
import { messages } from './messages';
import { TRIP_CONFLICT_VIEW } from './tripConflictView';

interface DeleteTripDialogProps {
  trip: Trip;
  /** Path of the trip's tickets; undefined for users who have no list of tickets. */
  ticketsPath?: string | undefined;
  onClose: () => void;
}

/** A confirmation dialog before a trip is deleted. A trip with tickets cannot be deleted; the dialog then says what to do about them. */
export const DeleteTripDialog = ({ trip, ticketsPath, onClose }: DeleteTripDialogProps) => (
  <DeleteDialog
    row={trip}
    conflictView={TRIP_CONFLICT_VIEW}
    words={messages}
    {...useDeleteTrip()}
    renderObstacle={(message) => (
      <Modal
        title={messages.stillSold}
        size="small"
        onClose={onClose}
        footer={
          <>
            <Button onPress={onClose}>{messages.close}</Button>
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
            <b>{tripName(trip)}</b>. {message}
          </p>
          <p>{messages.stillSoldAdvice}</p>
        </Stack>
      </Modal>
    )}
    onClose={onClose}
  />
);
