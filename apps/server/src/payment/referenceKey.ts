import { type Statement, sql } from '../db';

/** What two spellings of one reference share: its letters and digits, in capitals. There is an index of it. */
export const referenceKey = (reference: Statement): Statement =>
  sql`upper(regexp_replace(${reference}, '[^[:alnum:]]', '', 'g'))`;
