const SECRET = /pass(?:code|word)|hash|token|secret|otp/i;

/** The plain fields of a record: texts, numbers and yes or no, without those that hold or may hold a secret. */
export const withoutSecrets = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => !SECRET.test(name) && (value === null || typeof value !== 'object'),
    ),
  );
