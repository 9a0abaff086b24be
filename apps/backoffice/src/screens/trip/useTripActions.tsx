import { failureMessage, useKeepsTrips, useSession, useTripStatus } from '@motorpark/api';
import {
  type Direction,
  TRIP_TRANSITIONS,
  type Trip,
  nextStatuses,
  previousStatuses,
} from '@motorpark/domain';
import { type MenuItem, toast } from '@motorpark/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editPath } from '../../paths';
import { CorrectStatusDialog } from '../history/CorrectStatusDialog';
import { useFreshLook } from '../history/useFreshLook';
import { DeleteTripDialog } from './DeleteTripDialog';
import { messages } from './messages';
import { TRIP_LOOKS } from './tripFacts';
import { tripMenu } from './tripMenu';
import { tripName } from './tripName';

interface TripActionsFor {
  direction: Direction;
  /** Where a trip is edited. */
  formPath: string;
  ticketsPath?: string;
}

interface TripActions {
  menuOf: (trip: Trip) => MenuItem[];
  /** What the menu has opened. */
  dialogs: ReactNode;
}

/** What can be done with the trips of a list, and the dialogs that it takes. */
export function useTripActions({ direction, formPath, ticketsPath }: TripActionsFor): TripActions {
  const navigate = useNavigate();
  const isKept = useKeepsTrips() === true;
  const role = useSession()?.role ?? 'admin';
  const { changeStatus, isChanging } = useTripStatus();
  const { isStale, dialog: freshLook } = useFreshLook(TRIP_LOOKS);
  const [toDelete, setToDelete] = useState<Trip>();
  const [toCorrect, setToCorrect] = useState<{ trip: Trip; to: string }>();

  const setStatus = useCallback(
    async function set(trip: Trip, status: string): Promise<void> {
      try {
        const { outcome } = await changeStatus({ id: trip.id, version: trip.version, status });
        if (outcome === 'done') toast.success(messages.statusSet(tripName(trip), status));
        else toast.info(messages.statusOnlyHere(tripName(trip), status));
      } catch (failure) {
        const isOpen = (now: Trip) =>
          nextStatuses(TRIP_TRANSITIONS, now.status).some((next) => next === status);
        const again = (now: Trip) => set(now, status);
        if (isStale(failure, { row: trip, act: `Set ${status}`, isOpen, again })) return;
        const message = failureMessage(failure);
        if (message !== undefined) toast.error(message);
      }
    },
    [changeStatus, isStale],
  );

  const menuOf = useCallback(
    (trip: Trip) =>
      tripMenu({
        trip,
        direction,
        role,
        isKept,
        onEdit: () => void navigate(editPath(formPath, trip.id), { state: { record: trip } }),
        onDelete: () => setToDelete(trip),
        onStatus: (status) => void setStatus(trip, status),
        onCorrect: (to) => setToCorrect({ trip, to }),
      }),
    [direction, formPath, isKept, navigate, role, setStatus],
  );

  const dialogs = (
    <>
      {freshLook}
      {toDelete && (
        <DeleteTripDialog trip={toDelete} ticketsPath={ticketsPath} onClose={() => setToDelete(undefined)} />
      )}
      {toCorrect && (
        <CorrectStatusDialog
          record={toCorrect.trip}
          name={tripName(toCorrect.trip)}
          from={toCorrect.trip.status}
          to={toCorrect.to}
          changeStatus={changeStatus}
          isStale={(failure, again) =>
            isStale(failure, {
              row: toCorrect.trip,
              act: `Back to ${toCorrect.to}`,
              isOpen: ({ status }) => previousStatuses(TRIP_TRANSITIONS, status).includes(toCorrect.to),
              again: (now) => again(now.version),
            })
          }
          isChanging={isChanging}
          onClose={() => setToCorrect(undefined)}
        />
      )}
    </>
  );
  return { menuOf, dialogs };
}
