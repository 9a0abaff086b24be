/** What the television in a terminal's hall shows. It stands apart from `paths`, which every list carries. */
export const HALL_PATH = '/hall/:key';

/** A hall's view, with the key that opens it. */
export const hallPath = (key: string): string => HALL_PATH.replace(':key', encodeURIComponent(key));
