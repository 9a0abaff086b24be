import type { Direction } from '../trip';
import type { Transitions } from '../transitions';
import type { WaybillStatus } from './waybill';

/** The forward steps of a waybill's status; a parcel is picked up only after it was delivered. */
export const WAYBILL_TRANSITIONS: Transitions<WaybillStatus> = {
  Pending: ['On-Transit'],
  'On-Transit': ['Delivered'],
  Delivered: ['Picked Up'],
  'Picked Up': [],
};

/** The end of the route whose staff set each status: staff of the origin send a parcel off, staff of the destination receive it and hand it over. */
export const WAYBILL_STATUS_SETTERS: Readonly<Record<WaybillStatus, Direction>> = {
  Pending: 'outgoing',
  'On-Transit': 'outgoing',
  Delivered: 'incoming',
  'Picked Up': 'incoming',
};

/** The steps that staff of each end may take and take back; a super admin may take all of WAYBILL_TRANSITIONS. */
export const WAYBILL_TRANSITIONS_AT: Readonly<Record<Direction, Transitions<WaybillStatus>>> = {
  outgoing: stepsOf('outgoing'),
  incoming: stepsOf('incoming'),
};

function stepsOf(direction: Direction): Transitions<WaybillStatus> {
  const after = (status: WaybillStatus) =>
    WAYBILL_TRANSITIONS[status].filter((next) => WAYBILL_STATUS_SETTERS[next] === direction);
  return {
    Pending: after('Pending'),
    'On-Transit': after('On-Transit'),
    Delivered: after('Delivered'),
    'Picked Up': after('Picked Up'),
  };
}
