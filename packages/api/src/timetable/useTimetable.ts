import { useListData } from '../rows/useListData';
import { useChange } from '../rows/useWrite';
import { getTimetable, previewService, saveService } from './timetable.endpoints';

/** Returns the timetable of a route; undefined while it loads, and on a core server. */
export function useTimetable(routeId: string) {
  const { data: timetable, ...state } = useListData('timetable', () => getTimetable(routeId), {
    part: routeId,
    isOff: routeId === '',
  });
  return { timetable, ...state };
}

/** Returns functions that preview a service and save it; each throws an `ApiFailure`. */
export function useSaveService() {
  const { write } = useChange(['timetable', 'trips', 'departures'], saveService);
  return { preview: previewService, save: write };
}
