/** The storage key of the first calls of each address. */
export const FIRST_CALLS = 'firstCalls';
