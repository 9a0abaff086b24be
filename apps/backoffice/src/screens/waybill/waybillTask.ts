import type { FieldErrors, Waybill } from '@motorpark/domain';
import type { WaybillDraft } from './waybillDraft';

/** The waybill as the server has it now, or what it said instead, at the form's fields where it named some. */
export type WaybillResult = { waybill: Waybill } | { message: string | undefined; errors: FieldErrors };

/** What becomes of the wizard's form: a parcel is taken in, or one that is there is changed. */
export interface WaybillTask {
  title: string;
  /** Said when it is done. */
  done: string;
  submit: (values: WaybillDraft) => Promise<WaybillResult>;
}
