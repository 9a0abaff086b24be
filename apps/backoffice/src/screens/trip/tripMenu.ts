import {
  type Direction,
  type Role,
  TRIP_STATUS_CHOICES,
  TRIP_TRANSITIONS,
  type Trip,
  mayAct,
} from '@motorpark/domain';
import { DeleteIcon, EditIcon, type MenuItem } from '@motorpark/ui';
import { statusMenu } from '../../shared/history/statusMenu';
import { messages } from './messages';

interface TripMenu {
  trip: Trip;
  direction: Direction;
  role: Role;
  /** Whether the server keeps what is done with a trip, and takes a step back only with a reason. */
  isKept: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onStatus: (status: string) => void;
  onCorrect: (status: string) => void;
}

/** What can be done with a trip besides looking at it: all of it where it leaves, its arrival where it goes. */
export function tripMenu({ trip, direction, role, isKept, ...on }: TripMenu): MenuItem[] {
  const status = isKept
    ? keptStatuses(trip, direction, { role, ...on })
    : localStatuses(trip, direction, on.onStatus);
  if (direction === 'incoming') return status;
  const isOver = isKept && trip.status === 'Completed';
  return [
    {
      label: messages.edit,
      icon: EditIcon,
      whyNot: isOver ? messages.overNoEdit : undefined,
      onSelect: on.onEdit,
    },
    ...status,
    { label: messages.delete, icon: DeleteIcon, tone: 'danger', onSelect: on.onDelete },
  ];
}

const keptStatuses = (
  { status }: Trip,
  direction: Direction,
  { role, onStatus, onCorrect }: Pick<TripMenu, 'role' | 'onStatus' | 'onCorrect'>,
): MenuItem[] =>
  direction === 'outgoing'
    ? statusMenu({
        status,
        transitions: TRIP_TRANSITIONS,
        onStep: onStatus,
        // A completed trip is opened again only by a super admin.
        onCorrect:
          status !== 'Completed' || mayAct('trip.reopen', { role, isOwn: true, moment: 'over' })
            ? onCorrect
            : undefined,
      })
    : statusMenu({ status, transitions: TRIP_TRANSITIONS, onStep: onStatus }).filter(({ label }) =>
        TRIP_STATUS_CHOICES.incoming.some((choice) => choice === label),
      );

/** Any of the choices: a core server keeps nothing, so nothing needs a reason. */
const localStatuses = (trip: Trip, direction: Direction, onStatus: (status: string) => void): MenuItem[] =>
  TRIP_STATUS_CHOICES[direction].map((status) => ({
    label: status,
    group: messages.changeStatus,
    whyNot: status === trip.status ? messages.sameStatus : undefined,
    onSelect: () => onStatus(status),
  }));
