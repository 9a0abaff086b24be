/** Returns the empty values of a form. */
export const emptyDraft = (fields: readonly { name: string }[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, '']));
