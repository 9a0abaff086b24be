import type { WireVehicle } from '@motorpark/api/contract';
import { sql } from '../db';
import type { PersonHandlers } from '../http/call';

export const vehicleHandlers = {
  getVehicles: async ({ db }) => ({
    data: await db.query<WireVehicle>(sql`
      select vehicle.id, vehicle_number, vehicle_type, coalesce(driver.name, '') as assigned_driver,
        array(select generate_series(1, seat_count)) as seat_number, seat_count as vehicle_seat_number
      from vehicle left join driver on driver.id = driver_id
      order by vehicle_number`),
  }),
} satisfies PersonHandlers;
