import type { PersonHandlers } from '../../request/call';
import { getOperation } from './getOperation';
import { getOperations } from './getOperations';
import { getSummary } from './getSummary';

export const operationHandlers = { getOperations, getOperation, getSummary } satisfies PersonHandlers;
