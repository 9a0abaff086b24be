import { useKeepsTrips, useSession, useTripStatus } from '@motorpark/api';
import { type Direction, TRIP_TRANSITIONS, type Trip } from '@motorpark/domain';
import { type MenuItem, toast } from '@motorpark/ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editPath } from '../../paths';
import { useStatusStep } from '../../shared/history/useStatusStep';
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
  const [toDelete, setToDelete] = useState<Trip>();
  const { step, correct, dialog } = useStatusStep({
    transitions: TRIP_TRANSITIONS,
    ...useTripStatus(),
    looks: TRIP_LOOKS,
    onDone(trip, status, { outcome }) {
      if (outcome === 'done') toast.success(messages.statusSet(tripName(trip), status));
      else toast.info(messages.statusOnlyHere(tripName(trip), status));
    },
  });

  const menuOf = (trip: Trip) =>
    tripMenu({
      trip,
      direction,
      role,
      isKept,
      onEdit: () => void navigate(editPath(formPath, trip.id), { state: { record: trip } }),
      onDelete: () => setToDelete(trip),
      onStatus: (status) => step(trip, status),
      onCorrect: (to) => correct(trip, to),
    });

  const dialogs = (
    <>
      {dialog}
      {toDelete && (
        <DeleteTripDialog trip={toDelete} ticketsPath={ticketsPath} onClose={() => setToDelete(undefined)} />
      )}
    </>
  );
  return { menuOf, dialogs };
}
