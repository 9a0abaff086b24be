/** The major version of PostgreSQL inside PGlite; other major versions cannot read its files. */
export const MAJOR_VERSION = '18';
