import { columns, sql } from '../../db';

/**
 * SQL: locks and returns erased waybills whose parcel was picked up after the erasure and before some moment, oldest pick-up first. A waybill is returned once
 * for each such pick-up. The condition on `change` is that of its index (082_late_collectors.sql).
 */
export const lateCollectors = (before: Date, page: number) => sql`
  select ${columns('waybill.id')} from change join waybill on waybill.id = waybill_id
  where change.personal_sha256 is null and change.fields @> '[{"field": "Collected by"}]' and change.at < ${before}
    and waybill.erasure_id is not null
  order by change.at limit ${page} for update skip locked`;
