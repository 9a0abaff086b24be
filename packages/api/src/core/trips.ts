/** Fixed choices (docs/trip.md), offered if the server has no call that stores a trip. */
export const SAMPLE_ROUTES: readonly string[] = ['Awka - Lagos', 'Imo - Lagos'];
export const SAMPLE_VEHICLES: readonly string[] = ['Bus', 'Coach Bus'];
