const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** `1,234,500`: a whole number as every screen shows it. What a browser knows of languages takes it long to look up the first time. */
export const formatWhole = (number: number): string => String(number).replace(THOUSANDS, ',');
