import { types } from '@electric-sql/pglite';
import { PARSERS } from '../../parsers';

/** Our parsers in place of PGlite's own. */
export const PGLITE_PARSERS = Object.fromEntries(PARSERS);

/** Values arrive here as the text PostgreSQL reads, so that there is nothing left to do for any type. */
export const PGLITE_SERIALIZERS = Object.fromEntries(
  [...Object.values(types).filter((type) => typeof type === 'number'), ...PARSERS.keys()].map((oid) => [
    oid,
    String,
  ]),
);
