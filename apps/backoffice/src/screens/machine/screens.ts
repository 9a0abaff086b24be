import { firstPaths } from '../../firstPaths';
import { fetched } from '../../shared/fetched';

/** The screen that shows what a support call needs to know about this computer. */
export const MACHINE_SCREENS = [
  { path: firstPaths.test, Screen: fetched('MachineScreen', () => import('./MachineScreen')) },
];
