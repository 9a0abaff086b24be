import { firstPaths } from '../../firstPaths';
import { fetched } from '../../shared/fetched';

/** What a support call needs to know of this computer. */
export const MACHINE_SCREENS = [
  { path: firstPaths.test, Screen: fetched('MachineScreen', () => import('./MachineScreen')) },
];
