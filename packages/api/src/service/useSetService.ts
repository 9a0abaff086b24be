import { driverExtensions, vehicleExtensions } from '@motorpark/contract';
import type { ServiceForm, Versioned } from '@motorpark/domain';
import { request } from '../client/connection';
import { useSave } from '../client/records';
import { useMay } from '../core/abilities';

const SETTING = {
  drivers: { call: driverExtensions.driverStatus, ability: 'driver.setStatus' },
  vehicles: { call: vehicleExtensions.vehicleStatus, ability: 'vehicle.setStatus' },
} as const;

/** A list of what can be put out of service. */
export type ServiceList = keyof typeof SETTING;

/** A record as it was seen, and where it is put. */
interface ServiceOrder extends Versioned, ServiceForm {
  id: string;
}

/**
 * Puts a record out of service, and back; undefined where that cannot be done here. Until that is known it is taken for possible, as lists are
 * for searched by the server: what is asked for first then stays.
 */
export function useSetService(list: ServiceList) {
  const { call, ability } = SETTING[list];
  const may = useMay(ability);
  const { save } = useSave(list, ({ id, version, status }: ServiceOrder) =>
    request<ServiceForm, unknown>(call, { id, version, payload: { status } }),
  );
  return may === false ? undefined : save;
}
