import type { PersonHandlers } from '../../request/call';
import { createWaybill } from './createWaybill';
import { deleteWaybill } from './deleteWaybill';
import { editWaybill } from './editWaybill';
import { getWaybill } from './getWaybill';
import { getWaybills } from './getWaybills';
import { printWaybill } from './printWaybill';
import { waybillStatus } from './waybillStatus';

export const waybillHandlers = {
  getWaybills,
  getWaybill,
  printWaybill,
  createWaybill,
  editWaybill,
  deleteWaybill,
  waybillStatus,
} satisfies PersonHandlers;
