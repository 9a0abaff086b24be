import { type Statement, sql } from '../../db';

/** SQL: a reference, as its schema has normalized it, reduced to upper-case letters and digits without zeros before a number, so that different spellings compare equal. It is indexed. */
export const referenceKey = (reference: Statement): Statement => sql`reference_key(${reference})`;
