import { useSession, useTripSource, useTripStatus } from '@motorpark/api';
import { CANCELLED, type Direction, type Trip } from '@motorpark/domain';
import { DeleteIcon, EditIcon, type MenuItem, late } from '@motorpark/ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { recordPath } from '../../paths';
import { useStatusSteps } from '../../shared/history/useStatusSteps';
import { useArrived } from '../departure/useArrived';
import { useLeaving } from '../departure/useLeaving';
import { messages } from './messages';
import { TRIP_CONFLICT_VIEW } from './tripFacts';
import { tripName } from './tripName';
import { tripSteps } from './tripSteps';

const DeleteTripDialog = late('DeleteTripDialog', () => import('./DeleteTripDialog'));

interface TripActionsFor {
  direction: Direction;
  /** Path of the form that edits a trip. */
  formPath: string;
  ticketsPath?: string | undefined;
}

interface TripActions {
  menuOf: (trip: Trip) => MenuItem[];
  /** The open dialogs. */
  dialogs: ReactNode;
}

/** The actions that change trips of a list, and their dialogs; all of them for outgoing trips. */
export function useTripActions({ direction, formPath, ticketsPath }: TripActionsFor): TripActions {
  const navigate = useNavigate();
  const source = useTripSource();
  const role = useSession()?.role ?? 'admin';
  const [toDelete, setToDelete] = useState<Trip>();
  const arrived = useArrived();
  const steps = useStatusSteps<Trip>({
    ...tripSteps(direction, role),
    changing: useTripStatus(direction),
    conflictView: TRIP_CONFLICT_VIEW,
    notKept: (trip, status) => messages.statusOnlyHere(tripName(trip), status),
    onDone: arrived.onDone,
  });
  const leaving = useLeaving();
  const stepsOf = (trip: Trip) => leaving.withCheck(trip, steps.items(trip));
  const editObstacle = ({ status }: Trip) => {
    if (source !== 'live') return undefined;
    if (status === CANCELLED) return messages.cancelledNoEdit;
    return status === 'Completed' ? messages.overNoEdit : undefined;
  };

  const menuOf = (trip: Trip): MenuItem[] =>
    direction === 'incoming'
      ? stepsOf(trip)
      : [
          {
            label: messages.edit,
            icon: EditIcon,
            disabledReason: editObstacle(trip),
            onSelect: () => void navigate(recordPath(formPath, trip.id), { state: { record: trip } }),
          },
          ...stepsOf(trip),
          {
            label: messages.delete,
            icon: DeleteIcon,
            tone: 'danger',
            onSelect: () => setToDelete(trip),
          },
        ];

  const dialogs = (
    <>
      {leaving.dialog}
      {arrived.dialog}
      {steps.dialog}
      {toDelete && (
        <DeleteTripDialog trip={toDelete} ticketsPath={ticketsPath} onClose={() => setToDelete(undefined)} />
      )}
    </>
  );
  return { menuOf, dialogs };
}
