/** Usage guidelines on the docs page of a component, besides its purpose (its doc comment) and its props. */
export interface ComponentGuide {
  /** Cases in which another component fits better. `use` is the title of its stories: `Controls/TextLink`. */
  instead: readonly { when: string; use: string }[];
  /** The component's parts, from the outside in or in reading order. */
  anatomy: readonly { part: string; is: string }[];
  /** Its keyboard interaction; empty if there is none. Keys are written in words: `Enter`, `Arrow down`. */
  keyboard: readonly { keys: string; does: string }[];
  /** A page that shows it, to be copied, if it cannot be written from the properties of its stories. */
  usage?: string;
  dos: readonly string[];
  donts: readonly string[];
}
