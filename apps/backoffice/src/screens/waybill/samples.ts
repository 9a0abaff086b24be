import type { SampleFigure } from '../operation/samples';

/** The fixed figures of the waybill list (specification section 2.20), shown where the server counts nothing. */
export const WAYBILL_FIGURES: readonly SampleFigure[] = [
  { label: 'Pending', count: 10 },
  { label: 'Delivered', count: 10 },
  { label: 'On-Transit', count: 10 },
  { label: 'Picked Up', count: 10 },
];
