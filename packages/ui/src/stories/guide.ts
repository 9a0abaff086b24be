/** What a designer is told about a component beside its purpose, which is the component's own doc comment, and its properties. */
export interface ComponentGuide {
  /** Where another one serves better. `use` is the title of its stories: `Controls/TextLink`. */
  instead: readonly { when: string; use: string }[];
  /** Its parts, from the outside in or in reading order. */
  anatomy: readonly { part: string; is: string }[];
  /** What the keys do, if it takes any: `Enter`, `Arrow down`. Written as people say them. */
  keyboard: readonly { keys: string; does: string }[];
  dos: readonly string[];
  donts: readonly string[];
}
