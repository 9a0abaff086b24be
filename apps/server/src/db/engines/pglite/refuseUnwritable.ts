import { accessSync, constants } from 'node:fs';

const tryOut = (folder: string) => accessSync(folder, constants.W_OK);

/** A database opens only where it may write: PGlite itself says no more than that it could not begin. */
export function refuseUnwritable(folder: string, write: (folder: string) => void = tryOut) {
  try {
    write(folder);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new Error(
      `${folder} cannot be written${why}: the server needs a data folder that its user may write in.`,
      {
        cause: error,
      },
    );
  }
}
