/** Nobody had time for a call before it began: nothing of it was done. */
export class DatabaseBusy extends Error {
  constructor(options?: ErrorOptions) {
    super('The database had no time for this call.', options);
  }
}

/** The database server cannot be reached at all; as with one that has no time, nothing of the call was done. */
export class DatabaseAway extends DatabaseBusy {
  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(options);
    this.message = `The PostgreSQL server of DATABASE_URL cannot be reached (${code}).`;
  }
}

/** What both drivers put on an error that the database itself raised. */
interface DatabaseFailure {
  code: string;
  constraint?: string;
}

/** The SQLSTATE of an error that the database raised, '40001' for one; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  return isDatabaseFailure(error) ? error.code : undefined;
}

/** The disk of the database is full, or it may not be written: what was being done is not. */
export function isUnwritable(error: unknown): boolean {
  const state = sqlState(error);
  return state === '53100' || state === '25006';
}

/** A row that must be one of a kind was there already; with a constraint's name, only if it was that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return isViolation('23505', error, constraint);
}

/** A row points at one that isn't there, or one that is pointed at should go. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return isViolation('23503', error, constraint);
}

/** A value breaks a rule that its table states. */
export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return isViolation('23514', error, constraint);
}

function isViolation(code: string, error: unknown, constraint?: string): boolean {
  return (
    isDatabaseFailure(error) &&
    error.code === code &&
    (constraint === undefined || error.constraint === constraint)
  );
}

function isDatabaseFailure(error: unknown): error is DatabaseFailure {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}
