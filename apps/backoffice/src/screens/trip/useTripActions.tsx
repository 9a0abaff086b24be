import { failureMessage, useKeepsTrips, useTripStatus } from '@motorpark/api';
import type { Direction, Trip } from '@motorpark/domain';
import { type MenuItem, toast } from '@motorpark/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editPath } from '../../paths';
import { CorrectStatusDialog } from '../history/CorrectStatusDialog';
import { DeleteTripDialog } from './DeleteTripDialog';
import { messages } from './messages';
import { tripMenu } from './tripMenu';
import { tripName } from './tripName';

interface TripActionsFor {
  direction: Direction;
  /** Where a trip is edited. */
  formPath: string;
  ticketsPath?: string;
}

interface TripActions {
  /** Stable, so that the table is not drawn anew for every key in the search box. */
  menuOf: (trip: Trip) => MenuItem[];
  /** What the menu has opened. */
  dialogs: ReactNode;
}

/** What can be done with the trips of a list, and the dialogs that it takes. */
export function useTripActions({ direction, formPath, ticketsPath }: TripActionsFor): TripActions {
  const navigate = useNavigate();
  const isKept = useKeepsTrips() === true;
  const { changeStatus, isChanging } = useTripStatus();
  const [toDelete, setToDelete] = useState<Trip>();
  const [toCorrect, setToCorrect] = useState<{ trip: Trip; to: string }>();

  const setStatus = useCallback(
    async (trip: Trip, status: string) => {
      try {
        const outcome = await changeStatus({ id: trip.id, status });
        if (outcome === 'done') toast.success(messages.statusSet(tripName(trip), status));
        else toast.info(messages.statusOnlyHere(tripName(trip), status));
      } catch (failure) {
        const message = failureMessage(failure);
        if (message !== undefined) toast.error(message);
      }
    },
    [changeStatus],
  );

  const menuOf = useCallback(
    (trip: Trip) =>
      tripMenu({
        trip,
        direction,
        isKept,
        onEdit: () => void navigate(editPath(formPath, trip.id), { state: { record: trip } }),
        onDelete: () => setToDelete(trip),
        onStatus: (status) => void setStatus(trip, status),
        onCorrect: (to) => setToCorrect({ trip, to }),
      }),
    [direction, formPath, isKept, navigate, setStatus],
  );

  const dialogs = (
    <>
      {toDelete && (
        <DeleteTripDialog trip={toDelete} ticketsPath={ticketsPath} onClose={() => setToDelete(undefined)} />
      )}
      {toCorrect && (
        <CorrectStatusDialog
          id={toCorrect.trip.id}
          name={tripName(toCorrect.trip)}
          from={toCorrect.trip.status}
          to={toCorrect.to}
          changeStatus={changeStatus}
          isChanging={isChanging}
          onClose={() => setToCorrect(undefined)}
        />
      )}
    </>
  );
  return { menuOf, dialogs };
}
