declare module 'virtual:declarations' {
  /** The declaration of each type of the library and of the domain, by its name. */
  export const declarations: Readonly<Record<string, string>>;
}
