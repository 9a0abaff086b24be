import { sql } from '../../db';

/** SQL condition: `trip` was sent off, as `isSentOff` of the domain says. */
export const IS_SENT_OFF = sql`trip.status in ('En-route', 'Completed')`;
