// Fixtures of the domain for stories.
export { MOMENTS } from './format/date.fixtures';
export { AMOUNTS } from './format/money.fixtures';
export { PHONES } from './format/phone.fixtures';
export type { Complaint, FormCase } from './formCase.fixtures';
export { FORM_CASES } from './schemas.fixtures';
export { aTrip } from './trip/trip.fixtures';
export * from './search/searchCases.fixtures';
