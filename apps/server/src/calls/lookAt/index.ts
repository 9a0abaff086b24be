import type { PersonHandlers } from '../../request/call';
import { getLookAt } from './getLookAt';

export const lookAtHandlers = { getLookAt } satisfies PersonHandlers;
