export { readWaybill } from './readWaybill';
export {
  createWaybill,
  deleteWaybill,
  editWaybill,
  getWaybill,
  waybillPayload,
  type WaybillEdit,
  type WaybillOrder,
} from './waybill.endpoints';
export {
  useDeleteWaybill,
  useEditWaybill,
  useWaybill,
  useFoundWaybills,
  useWaybillStatus,
} from './useWaybills';
