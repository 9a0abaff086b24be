import { TRIP_STATES } from '@motorpark/domain';
import { wordOf } from '../reading';

/** Reads a trip's status; a trip without one is scheduled. */
export const tripStatus = (value: unknown): string => wordOf(value, TRIP_STATES) ?? 'Scheduled';
