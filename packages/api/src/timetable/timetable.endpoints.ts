import { type ServicePreview, type Timetable, timetableExtensions, timetableWire } from '@motorpark/contract';
import { TIMETABLE_FIELDS, type TimetableForm, valuesOf } from '@motorpark/domain';
import { request } from '../backend/connection';
import { type Saved, type Save, saveWith } from '../rows/records';

export const getTimetable = (routeId: string): Promise<Timetable> =>
  request(timetableExtensions.getTimetable, { id: routeId });

const payloadOf = (form: TimetableForm) => timetableWire.payload(valuesOf(TIMETABLE_FIELDS, form));

/** Returns what saving a service would do; changes nothing. */
export const previewService = (form: TimetableForm, id: string | undefined): Promise<ServicePreview> =>
  request(timetableExtensions.previewService, { payload: { ...payloadOf(form), service_id: id ?? '' } });

/** A service to save as it was previewed. */
export interface PlannedSave extends Save<TimetableForm> {
  plan: string;
}

/** Saves a service; throws an `ApiFailure` at the field `plan` if its result has changed since the preview. */
export const saveService = (order: PlannedSave): Promise<Saved> =>
  saveWith({ create: timetableExtensions.createService, edit: timetableExtensions.editService }, order, {
    ...payloadOf(order.form),
    plan: order.plan,
  });
