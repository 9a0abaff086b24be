import { STEP_BACK_MINUTES } from '@motorpark/domain';
import { type Statement, sql } from '../../db';
import { columnOf, type Noun } from './subject';

/**
 * SQL: whether a step of a record was taken back by the same person within the time for corrections. Such a step closed nothing (docs/money.md). `step` is a row
 * of `change`.
 */
export const takenBackAtOnce = (step: Statement, noun: Noun = 'trip'): Statement => sql`exists (
  select from change as back
  where back.${columnOf(noun)} = ${step}.${columnOf(noun)} and back.kind = 'correction' and back.person_id = ${step}.person_id
    and back.from_status = ${step}.to_status and back.to_status = ${step}.from_status
    and back.at <= ${step}.at + make_interval(mins => ${STEP_BACK_MINUTES}::int)
    and (back.at, back.id) > (${step}.at, ${step}.id))`;
