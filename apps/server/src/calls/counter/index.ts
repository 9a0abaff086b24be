import type { PersonHandlers } from '../../request/call';
import { getCounter, getCounters } from './getCounters';
import { forgetCounter, nameCounter } from './nameCounter';

export const counterHandlers = {
  getCounter,
  nameCounter,
  getCounters,
  forgetCounter,
} satisfies PersonHandlers;
