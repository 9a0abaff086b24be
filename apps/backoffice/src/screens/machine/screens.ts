import { paths } from '../../paths';
import { fetched } from '../../shell/fetched';

/** What a support call needs (specification section 2.3 has the address and nothing more). */
export const MACHINE_SCREENS = [
  { path: paths.test, Screen: fetched('MachineScreen', () => import('./MachineScreen')) },
];
