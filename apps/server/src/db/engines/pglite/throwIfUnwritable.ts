import { accessSync, constants } from 'node:fs';

const tryOut = (folder: string) => accessSync(folder, constants.W_OK);

/** Throws if the folder is not writable, with a clear message; PGlite only reports that it could not start. */
export function throwIfUnwritable(folder: string, write: (folder: string) => void = tryOut) {
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
