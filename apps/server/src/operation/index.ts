import type { PersonHandlers } from '../http/call';

export const operationHandlers = {} satisfies PersonHandlers;
