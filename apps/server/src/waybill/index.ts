import type { PersonHandlers } from '../http/call';

export const waybillHandlers = {} satisfies PersonHandlers;
