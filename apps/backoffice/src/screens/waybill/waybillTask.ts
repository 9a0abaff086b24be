import type { FieldErrors, Kobo, Waybill, WaybillDraft } from '@motorpark/domain';

/** The waybill as the server has it now, or what it said instead, at the form's fields where it named some. */
export type WaybillResult =
  | { waybill: Waybill }
  /** It is written down and goes on being sent. */
  | { isUnsent: true }
  | { message: string | undefined; errors: FieldErrors };

/** Where the form leads: back without having saved, and on from the waybill that it saved. */
export interface WaybillExits {
  back: { href: string; label: string };
  pathAfter: (waybill: Waybill) => string;
}

/** What becomes of the wizard's form: a parcel is taken in, or one that is there is changed. */
export interface WaybillTask {
  title: string;
  /** Said when it is done. */
  done: string;
  /** What was paid already, for a waybill that is changed. */
  paid?: Kobo | undefined;
  submit: (values: WaybillDraft) => Promise<WaybillResult>;
}
