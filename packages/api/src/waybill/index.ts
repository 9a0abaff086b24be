export { readWaybill, withTerminalIds } from './readWaybill';
export { createWaybill, getWaybill, waybillPayload, type WaybillOrder } from './waybill.endpoints';
export { useStorage } from './useStorage';
export {
  useDeleteWaybill,
  useEditWaybill,
  useWaybill,
  useFoundWaybills,
  useWaybillStatus,
} from './useWaybills';
