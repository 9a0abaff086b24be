import type { PersonHandlers } from '../../../request/call';
import { enterPin } from './enterPin';
import { getPin, setPin } from './setPin';

export const pinHandlers = { getPin, setPin, enterPin } satisfies PersonHandlers;
