/** Path of a terminal's hall view. Not part of `paths`, which every list loads. */
export const HALL_PATH = '/hall/:key';

export const hallPath = (key: string): string => HALL_PATH.replace(':key', encodeURIComponent(key));
