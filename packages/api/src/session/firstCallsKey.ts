/** The storage key of the first calls of each address; index.html reads it. */
export const FIRST_CALLS = 'firstCalls';
