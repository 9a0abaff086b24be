const SECRET = /pass(?:code|word)|hash|token|secret|otp/i;

/** Returns the plain fields of a record (texts, numbers, booleans) without those that may hold a secret. */
export const withoutSecrets = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => !SECRET.test(name) && (value === null || typeof value !== 'object'),
    ),
  );
