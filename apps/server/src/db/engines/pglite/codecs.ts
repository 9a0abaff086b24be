import { types } from '@electric-sql/pglite';
import { PARSERS } from '../../parsers';

/** Values leave PGlite as the text that PostgreSQL sends, which crosses between threads at little cost; whoever asked reads them. */
export const PGLITE_PARSERS = Object.fromEntries([...PARSERS.keys()].map((oid) => [oid, String]));

/** Values arrive here as the text PostgreSQL reads, so that there is nothing left to do for any type. */
export const PGLITE_SERIALIZERS = Object.fromEntries(
  [...Object.values(types).filter((type) => typeof type === 'number'), ...PARSERS.keys()].map((oid) => [
    oid,
    String,
  ]),
);
