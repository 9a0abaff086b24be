import { STEP_BACK_MINUTES } from '@motorpark/domain';
import { type Statement, sql } from '../../db';

/**
 * SQL: whether a step of a trip was taken back by the same person within the time for corrections. Such a step closed nothing (docs/money.md). `step` is a row
 * of `change`.
 */
export const takenBackAtOnce = (step: Statement): Statement => sql`exists (
  select from change as back
  where back.trip_id = ${step}.trip_id and back.kind = 'correction' and back.person_id = ${step}.person_id
    and back.from_status = ${step}.to_status and back.to_status = ${step}.from_status
    and back.at <= ${step}.at + make_interval(mins => ${STEP_BACK_MINUTES}::int)
    and (back.at, back.id) > (${step}.at, ${step}.id))`;
