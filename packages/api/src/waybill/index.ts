export { readWaybill } from './readWaybill';
export {
  createWaybill,
  deleteWaybill,
  editWaybill,
  getWaybill,
  listWaybills,
  type WaybillEdit,
  type WaybillEdited,
  type WaybillOrder,
} from './waybill.endpoints';
export {
  useDeleteWaybill,
  useSaveWaybill,
  useWaybill,
  useFoundWaybills,
  useWaybillStatus,
} from './useWaybills';
