/** As a form begins that nobody has typed in. */
export const emptyDraft = (fields: readonly { name: string }[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, '']));
