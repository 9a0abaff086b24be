import { number, object } from 'yup';

/** The maximum number of bytes of an import file. */
export const MOST_IMPORT_BYTES = 2 * 1024 * 1024;

/** An import file before it is read; `size` in bytes. */
export const importFileSchema = object({
  size: number()
    .min(1, 'Choose a CSV file that is not empty.')
    .max(MOST_IMPORT_BYTES, 'This file has more than 2 MB. Please split it into several.')
    .required(),
});
