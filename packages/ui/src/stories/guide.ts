/** What the docs page of a component tells designers, besides its purpose (its doc comment) and its props. */
export interface ComponentGuide {
  /** Cases in which another component is better. `use` is the title of its stories: `Controls/TextLink`. */
  instead: readonly { when: string; use: string }[];
  /** Its parts, from the outside in or in reading order. */
  anatomy: readonly { part: string; is: string }[];
  /** What its keys do, if it has any: `Enter`, `Arrow down`. Written as people say them. */
  keyboard: readonly { keys: string; does: string }[];
  dos: readonly string[];
  donts: readonly string[];
}
