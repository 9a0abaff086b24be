/** Where the browser keeps which calls an address begins with; index.html reads it. */
export const FIRST_CALLS = 'firstCalls';
