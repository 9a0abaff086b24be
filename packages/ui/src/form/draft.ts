/** The values of the fields while they are typed: any text. */
export type Draft = Record<string, string>;
