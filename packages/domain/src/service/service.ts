/** Whether the company still uses a terminal, a route or a vehicle, or employs a driver (docs/vehicle.md#out-of-service). */
export const SERVICE_STATUSES = ['In service', 'Out of service'] as const;
export type ServiceStatus = (typeof SERVICE_STATUSES)[number];

/** A record that is put out of service instead of deleted when the company parts with it. */
export interface InService {
  status: ServiceStatus;
}

export const isOutOfService = ({ status }: InService): boolean => status === 'Out of service';
