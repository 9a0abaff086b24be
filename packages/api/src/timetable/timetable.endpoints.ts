import {
  MOST_SERVICES,
  type ServicePreview,
  type ServicesPreview,
  type Timetable,
  timetableExtensions,
  timetableWire,
} from '@motorpark/contract';
import { type ServicesChange, TIMETABLE_FIELDS, type TimetableForm, valuesOf } from '@motorpark/domain';
import { request } from '../backend/connection';
import { newRetryKey } from '../http/retryKey';
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

/** A change of several services, with the fields of its form. */
export interface ServicesWish {
  change: ServicesChange;
  ids: readonly string[];
  form: Partial<Pick<TimetableForm, 'notOn' | 'departsAt' | 'from'>>;
}

/** What a change does to as many services as one call has, and the key of its tries. */
export interface ServicesPart extends ServicesPreview {
  ids: readonly string[];
  retryKey: string;
}

const fieldsOf = ({ change, form }: ServicesWish, ids: readonly string[]) => ({
  change,
  service_ids: ids,
  not_on: form.notOn,
  departs_at: form.departsAt,
  from_day: form.from,
});

/** Returns what a change of several services would do, in parts; changes nothing. */
export async function previewServices(wish: ServicesWish): Promise<ServicesPart[]> {
  const parts: ServicesPart[] = [];
  for (let first = 0; first < wish.ids.length; first += MOST_SERVICES) {
    const ids = wish.ids.slice(first, first + MOST_SERVICES);
    const preview = await request(timetableExtensions.previewServices, { payload: fieldsOf(wish, ids) });
    parts.push({ ...preview, ids, retryKey: newRetryKey() });
  }
  return parts;
}

interface ServicesOrder {
  wish: ServicesWish;
  parts: readonly ServicesPart[];
  /** Called with how many services are through after each part. */
  onPart: (services: number) => void;
}

/** Changes several services part by part, each as it was previewed; throws an `ApiFailure` at the first that fails, when those before are saved. */
export async function changeServices({ wish, parts, onPart }: ServicesOrder): Promise<void> {
  let through = 0;
  for (const { ids, plan, retryKey } of parts) {
    const payload = { ...fieldsOf(wish, ids), plan };
    await request(timetableExtensions.changeServices, { payload, retryKey });
    onPart((through += ids.length));
  }
}
