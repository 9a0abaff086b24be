export {
  createWaybill,
  deleteWaybill,
  editWaybill,
  findWaybill,
  getWaybill,
  listWaybills,
  type WaybillEdit,
  type WaybillEdited,
  type WaybillOrder,
} from './waybill.endpoints';
export {
  useCreateWaybill,
  useDeleteWaybill,
  useSaveWaybill,
  useWaybill,
  useWaybills,
  useWaybillStatus,
} from './useWaybills';
