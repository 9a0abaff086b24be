/** Thrown if the database had no capacity for a call; nothing of it was done. */
export class DatabaseBusy extends Error {
  constructor(options?: ErrorOptions) {
    super('The database had no time for this call.', options);
  }
}

/** Codes of connections that fail where a password that was not percent-encoded has moved the end of the host's name. */
const MISREAD: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', '28P01', '3D000']);

const ENCODING =
  ' If the user or password in DATABASE_URL contains characters such as @ : / ? # %, percent-encode them: @ is %40, / is %2F.';

/** Thrown if the database server is unreachable or refuses the connection; nothing of the call was done. */
export class DatabaseUnreachable extends DatabaseBusy {
  constructor(
    readonly code: string,
    /** Host and port. */
    at: string,
    options?: ErrorOptions,
  ) {
    super(options);
    const told = /^\d/.test(code) && options?.cause instanceof Error ? `: ${options.cause.message}` : '';
    this.message = `The PostgreSQL server of DATABASE_URL at ${at} cannot be used (${code}${told}).${MISREAD.has(code) ? ENCODING : ''}`;
  }
}

/** Thrown if the database ended the connection during a call; whether its last statement was carried out is unknown. */
export class DatabaseLost extends Error {
  readonly code = '57P02';

  constructor(options?: ErrorOptions) {
    super('The connection to the database was lost during the call.', options);
  }
}

/** The properties that both drivers set on errors of the database. */
interface DatabaseFailure {
  code: string;
  constraint?: string;
}

/** Returns the SQLSTATE of an error of the database, such as '40001'; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  return isDatabaseFailure(error) ? error.code : undefined;
}

/** Whether the database's disk is full or read-only; the operation was not carried out. */
export function isUnwritable(error: unknown): boolean {
  const state = sqlState(error);
  return state === '53100' || state === '25006';
}

/** Whether a statement was ended because it exceeded its time limit, mostly while it waited for others; nothing of its transaction was done. */
export const isTimedOut = (error: unknown): boolean => sqlState(error) === '57014';

/** Whether an error is a unique violation; if a constraint is given, only of that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return isViolation('23505', error, constraint);
}

/** Whether an error is a foreign key violation: a row references a missing one, or a referenced row was to be deleted. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return isViolation('23503', error, constraint);
}

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
