import { types } from '@electric-sql/pglite';
import { PARSERS } from '../../parsers';

/** PGlite returns values as PostgreSQL's text, which is cheap to send between threads; the receiving thread parses them. */
export const PGLITE_PARSERS = Object.fromEntries([...PARSERS.keys()].map((oid) => [oid, String]));

/** Parameters arrive as PostgreSQL's text, so that no type needs conversion. */
export const PGLITE_SERIALIZERS = Object.fromEntries(
  [...Object.values(types).filter((type) => typeof type === 'number'), ...PARSERS.keys()].map((oid) => [
    oid,
    String,
  ]),
);
