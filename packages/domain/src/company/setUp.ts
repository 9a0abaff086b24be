/** The steps to set up a company before its first sale; each step needs the ones before it (docs/company.md). */
export const SET_UP_STEPS = ['company', 'terminals', 'routes', 'drivers', 'vehicles', 'people'] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];
