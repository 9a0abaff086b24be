import { type Direction, TRIP_STATUS_CHOICES, TRIP_TRANSITIONS, type Trip } from '@motorpark/domain';
import { DeleteIcon, EditIcon, type MenuItem } from '@motorpark/ui';
import { statusMenu } from '../history/statusMenu';
import { messages } from './messages';

interface TripMenu {
  trip: Trip;
  direction: Direction;
  /** Whether the server keeps what is done with a trip, and takes a step back only with a reason. */
  isKept: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onStatus: (status: string) => void;
  onCorrect: (status: string) => void;
}

/** What can be done with a trip besides looking at it: all of it where it leaves, its arrival where it goes (specification section 4). */
export function tripMenu({ trip, direction, isKept, ...on }: TripMenu): MenuItem[] {
  const status = isKept ? keptStatuses(trip, direction, on) : localStatuses(trip, direction, on.onStatus);
  if (direction === 'incoming') return status;
  const isOver = isKept && trip.status === 'Completed';
  return [
    { label: messages.edit, icon: EditIcon, isDisabled: isOver, onSelect: on.onEdit },
    ...status,
    { label: messages.delete, icon: DeleteIcon, tone: 'danger', onSelect: on.onDelete },
  ];
}

const keptStatuses = (
  { status }: Trip,
  direction: Direction,
  { onStatus, onCorrect }: Pick<TripMenu, 'onStatus' | 'onCorrect'>,
): MenuItem[] =>
  direction === 'outgoing'
    ? statusMenu({ status, transitions: TRIP_TRANSITIONS, onStep: onStatus, onCorrect })
    : statusMenu({ status, transitions: TRIP_TRANSITIONS, onStep: onStatus }).filter(({ label }) =>
        TRIP_STATUS_CHOICES.incoming.some((choice) => choice === label),
      );

/** Any of the choices, as the specification has it: nothing is kept, so nothing needs a reason. */
const localStatuses = (trip: Trip, direction: Direction, onStatus: (status: string) => void): MenuItem[] =>
  TRIP_STATUS_CHOICES[direction].map((status) => ({
    label: status,
    group: messages.changeStatus,
    isDisabled: status === trip.status,
    onSelect: () => onStatus(status),
  }));
