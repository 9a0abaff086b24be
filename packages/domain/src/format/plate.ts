/**
 * Converts a plate to the format in which it is stored and shown: in capitals, with single spaces. Whether two plates are the same is determined
 * elsewhere, ignoring spaces, dots and dashes (docs/vehicle.md).
 */
export const normalizePlate = (typed: string): string => typed.trim().replace(/\s+/gu, ' ').toUpperCase();
