import { type StatusOrderForm, statusOrderSchema } from '@motorpark/domain';
import { formIn } from '../http/form';
import type { Payload } from '../http/payload';

const FIELDS = { status: 'status', reason: 'reason' } as const;

/** The status that somebody wants to set, and why; a 422 at `reason` where it is too long to be kept. */
export const statusOrderIn = (input: Payload): StatusOrderForm => formIn(statusOrderSchema, FIELDS, input);
