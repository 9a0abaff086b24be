/** Whether the company still has a vehicle, or a driver still drives for it (docs/vehicle.md#out-of-service). */
export const SERVICE_STATUSES = ['In service', 'Out of service'] as const;
export type ServiceStatus = (typeof SERVICE_STATUSES)[number];

/** What is put out of service when the company parts with it, and stays on record. */
export interface InService {
  status: ServiceStatus;
}

export const isOutOfService = ({ status }: InService): boolean => status === 'Out of service';
