import type { TimetableForm } from '@motorpark/domain';
import { useChanges } from '../rows/useChanges';
import { useListData } from '../rows/useListData';
import { type PlannedSave, getTimetable, previewService, saveService } from './timetable.endpoints';

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
  const looking = useChanges();
  const changing = useChanges('timetable', 'trips', 'departures');
  return {
    preview: (form: TimetableForm, id?: string) => looking.make(previewService(form, id)),
    save: (order: PlannedSave) => changing.make(saveService(order)),
    isBusy: looking.isBusy || changing.isBusy,
  };
}
