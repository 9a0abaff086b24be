import { counted, isOutOfService, waitingSince } from '@motorpark/domain';
import { computed, sql } from '../../db';
import { refused } from '../../request/failure';
import { settingService } from '../../store/record';
import { drivers } from '../../store/driver/drivers';

/** Puts a driver out of service, or back. Throws a 422 if a vehicle in service or a departure still needs the driver. */
export const driverStatus = settingService({
  kind: drivers,
  async refuse(tx, status, { id, name, now }) {
    if (!isOutOfService({ status })) return;
    const [row] = await tx.query(
      sql`select ${computed<{ vehicles: number; trips: number }>({
        vehicles: sql`(select count(*)::int from vehicle where driver_id = ${id} and out_of_service_at is null)`,
        trips: sql`(select count(*)::int from trip where (driver_id = ${id} or second_driver_id = ${id})
          and deleted_at is null and status = 'Scheduled' and departs_at >= ${waitingSince(now.toISOString())}::timestamptz)`,
      })}`,
    );
    const { vehicles = 0, trips = 0 } = row ?? {};
    const driven = [
      ...(vehicles > 0 ? [counted(vehicles, 'vehicle')] : []),
      ...(trips > 0 ? [counted(trips, 'trip that has', 'trips that have')] : []),
    ];
    if (driven.length === 0) return;
    const them = vehicles + trips === 1 ? 'it' : 'them';
    throw refused(
      `${name} drives ${driven.join(' and ')}${trips > 0 ? ' not left yet' : ''}. Give ${them} another driver first.`,
    );
  },
});
