/** Maximum number of seats, more than any bus has; anything above is taken for a typing mistake. */
export const MOST_SEATS = 100;
