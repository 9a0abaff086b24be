import { number } from 'yup';

/** A whole number above zero: a number, or text of digits alone. `1e1` and a list with a number in it are none. */
export const requiredWhole = (message: string) =>
  number()
    .transform((_read: unknown, sent: unknown) => (isDigits(sent) ? Number(sent) : sent))
    .typeError(message)
    .required(message)
    .integer(message)
    .positive(message);

const isDigits = (sent: unknown): boolean => typeof sent === 'string' && /^\d{1,15}$/.test(sent);
