export { useAbilities, useMay, type Ability } from './abilities';
export { formRules, useFormRules } from './formRules';
export { withTerminalIds, withTripId } from './missingIds';
export { SAMPLE_TERMINALS, SAMPLE_TRIPS } from './operations';
export { SAMPLE_WAYBILL, sampleTicket } from './receipts';
export { SAMPLE_ROUTES, SAMPLE_VEHICLES } from './trips';
export { useSampleCount, type Source } from './useSource';
