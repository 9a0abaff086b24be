/**
 * A plate in the one form in which it is kept and shown: in capitals, with one space where there were several. Whether two are the same is
 * another question, which spaces, dots and dashes don't decide (docs/vehicle.md).
 */
export const keptPlate = (typed: string): string => typed.trim().replace(/\s+/gu, ' ').toUpperCase();
