import { counted, isOutOfService, waitingSince } from '@motorpark/domain';
import { columns, computed, sql } from '../../db';
import { refused } from '../../request/failure';
import { settingService } from '../../store/record';
import { vehicles } from '../../store/vehicle/vehicles';

/** Puts a vehicle out of service, or back. Throws a 422 if a departure needs it, or if its driver is out of service. */
export const vehicleStatus = settingService({
  kind: vehicles,
  async refuse(tx, status, { id, name, now }) {
    if (isOutOfService({ status })) {
      const [row] =
        await tx.query(sql`select ${computed<{ trips: number }>({ trips: sql`count(*)::int` })} from trip
        where vehicle_id = ${id} and deleted_at is null and status = 'Scheduled'
          and departs_at >= ${waitingSince(now.toISOString())}::timestamptz`);
      const trips = row?.trips ?? 0;
      if (trips === 0) return;
      throw refused(
        `${name} is planned for ${counted(trips, 'trip that has', 'trips that have')} not left yet. Give ${trips === 1 ? 'it' : 'them'} another vehicle first.`,
      );
    }
    const [driver] =
      await tx.query(sql`select ${columns('driver.name', 'driver.out_of_service_at')} from driver
      where id = (select driver_id from vehicle where vehicle.id = ${id}) for key share`);
    if (driver?.out_of_service_at) {
      throw refused(`${driver.name}, who drives ${name}, is out of service. Give it another driver first.`);
    }
  },
});
