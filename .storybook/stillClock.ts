/** Wednesday 15 January 2025, 09:30 in Lagos: the time in every story. */
export const STORY_NOW = Date.parse('2025-01-15T09:30:00+01:00');

/**
 * Stops the clock that components read, so that "today" is the same whenever a story is shown. Timers still run, and dates created from a value are not
 * affected.
 */
export function stillClock() {
  globalThis.Date = new Proxy(Date, {
    construct: (RealDate, given: readonly string[]) =>
      given.length === 0
        ? new RealDate(STORY_NOW)
        : Reflect.construct<readonly string[], Date>(RealDate, given),
    apply: (RealDate) => new RealDate(STORY_NOW).toString(),
    get: (RealDate, property, receiver): unknown =>
      property === 'now' ? () => STORY_NOW : Reflect.get(RealDate, property, receiver),
  });
}
