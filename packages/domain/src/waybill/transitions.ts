import type { Transitions } from '../transitions';
import type { WaybillStatus } from './waybill';

/** Forward only, and picked up only once delivered. */
export const WAYBILL_TRANSITIONS: Transitions<WaybillStatus> = {
  Pending: ['On-Transit'],
  'On-Transit': ['Delivered'],
  Delivered: ['Picked Up'],
  'Picked Up': [],
};
