export { getManifest } from './boarding.endpoints';
export { useBoarding } from './useBoarding';
export { useDepartures } from './useDepartures';
export { useHall } from './useHall';
export { useHallView } from './useHallView';
export { useLoading } from './useLoading';
export { useManifest } from './useManifest';
export { useReceiving, type ReceivedParcel } from './useReceiving';
export { checkTicketCode, type CodeCheck } from './checkTicketCode';
