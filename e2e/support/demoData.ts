import { resolve } from 'node:path';

/** The demo company's data folder, filled once before all tests; every server gets a copy. */
export const DEMO_DATA = resolve('test-results', 'e2e-demo-data');
