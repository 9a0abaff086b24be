import { SERVICE_LIST, timetableExtensions } from '@motorpark/contract';
import type { ListQuery } from '../port/found';
import { rowsOfCall } from '../rows/rowsOfCall';
import { useFoundRows } from '../rows/useFoundRows';
import { useListData } from '../rows/useListData';
import { useChange } from '../rows/useWrite';
import {
  changeServices,
  getTimetable,
  previewService,
  previewServices,
  saveService,
} from './timetable.endpoints';

const CHANGED = ['timetable', 'services', 'trips', 'departures'] as const;

/** Returns the timetable of a route; undefined while it loads, and on a core server. */
export function useTimetable(routeId: string) {
  const { data: timetable, ...state } = useListData('timetable', () => getTimetable(routeId), {
    part: routeId,
    isOff: routeId === '',
  });
  return { timetable, ...state };
}

const services = rowsOfCall({ list: 'services', call: timetableExtensions.getServices });

/** Returns the services of all routes whose timetable the user sees; none on a core server. */
export const useFoundServices = (query: ListQuery) =>
  useFoundRows({ ...services, columns: SERVICE_LIST }, query);

/** Returns functions that preview a service and save it; each throws an `ApiFailure`. */
export function useSaveService() {
  const { write } = useChange(CHANGED, saveService);
  return { preview: previewService, save: write };
}

/** Returns functions that preview a change of several services and save it; each throws an `ApiFailure`. */
export function useChangeServices() {
  const { write } = useChange(CHANGED, changeServices);
  return { preview: previewServices, save: write };
}
