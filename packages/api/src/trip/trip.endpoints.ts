import type { Trip } from '@motorpark/domain';
import { request } from '../client/connection';
import { CALLS } from '../contract';
import { rowsOf } from '../reading';
import { readTrip } from './readTrip';

/** Every trip that the session's terminal sends or receives; all of them for a super admin. */
export const listTrips = async (): Promise<Trip[]> => rowsOf(await request(CALLS.getTrips)).map(readTrip);
