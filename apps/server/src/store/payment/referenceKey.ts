import { type Statement, sql } from '../../db';

/** SQL: a reference, as its schema has normalized it, reduced to upper-case letters and digits, so that different spellings compare equal. It is indexed. */
export const referenceKey = (reference: Statement): Statement =>
  sql`upper(regexp_replace(${reference}, '[^[:alnum:]]', '', 'g'))`;
