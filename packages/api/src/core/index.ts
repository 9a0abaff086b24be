export { useAbilities, useMay, type Ability } from './abilities';
export { SAMPLE_PASSENGER_EMAIL, SAMPLE_TERMINALS, SAMPLE_TRIPS } from './operations';
export type { Source } from './useSource';
