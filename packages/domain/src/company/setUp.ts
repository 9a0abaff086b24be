/** What a company writes down before it can sell its first seat; each needs those before it (docs/company.md). */
export const SET_UP_STEPS = ['company', 'terminals', 'routes', 'drivers', 'vehicles', 'people'] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];
