import type { PersonHandlers } from '../../request/call';
import { getGivenBack } from './getGivenBack';

export const giveBackHandlers = { getGivenBack } satisfies PersonHandlers;
