import type { PersonHandlers } from '../http/call';

export const expenseHandlers = {} satisfies PersonHandlers;
