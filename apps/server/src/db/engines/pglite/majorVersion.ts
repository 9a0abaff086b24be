/** The PostgreSQL inside PGlite, whose files no other major version can read. */
export const MAJOR_VERSION = '18';
