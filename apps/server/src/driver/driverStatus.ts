import { counted, isOutOfService } from '@motorpark/domain';
import { computed, sql } from '../db';
import { refused } from '../http/failure';
import { settingService } from '../record';
import { drivers } from './drivers';

/** Puts a driver out of service, or back. Throws a 422 if a vehicle in service is assigned to the driver. */
export const driverStatus = settingService({
  kind: drivers,
  async refuse(tx, status, { id, name }) {
    if (!isOutOfService({ status })) return;
    const [row] =
      await tx.query(sql`select ${computed<{ vehicles: number }>({ vehicles: sql`count(*)::int` })} from vehicle
      where driver_id = ${id} and out_of_service_at is null`);
    const driven = row?.vehicles ?? 0;
    if (driven === 0) return;
    throw refused(
      `${name} drives ${counted(driven, 'vehicle')}. Give ${driven === 1 ? 'it' : 'them'} another driver first.`,
    );
  },
});
