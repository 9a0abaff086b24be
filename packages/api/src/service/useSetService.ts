import {
  driverExtensions,
  routeExtensions,
  terminalExtensions,
  vehicleExtensions,
} from '@motorpark/contract';
import type { ServiceForm, Versioned } from '@motorpark/domain';
import { request } from '../backend/connection';
import { useSave } from '../rows/records';
import { useRights } from '../backend/useMay';

const SETTING = {
  terminals: terminalExtensions.terminalStatus,
  routes: routeExtensions.routeStatus,
  drivers: driverExtensions.driverStatus,
  vehicles: vehicleExtensions.vehicleStatus,
} as const;

/** The lists of records that can be put out of service. */
export type ServiceList = keyof typeof SETTING;

/** The record as the user saw it, and its new status. */
interface ServiceOrder extends Versioned, ServiceForm {
  id: string;
}

/** Returns a function that puts a record out of service or back; undefined if the user may not. */
export function useSetService(list: ServiceList) {
  const call = SETTING[list];
  const may = useRights();
  const { save } = useSave(list, ({ id, version, status }: ServiceOrder) =>
    request<ServiceForm, unknown, unknown>(call, { id, version, payload: { status } }),
  );
  return may(call.does) ? save : undefined;
}
