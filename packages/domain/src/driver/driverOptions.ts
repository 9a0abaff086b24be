import { formatPhone } from '../format';
import type { ListedOption } from '../listedOption';
import type { Driver } from './driver';

/**
 * Options for choosing a driver. The value is the name, as the wire has it; the id if two drivers share the name, or if not all drivers are loaded, since
 * another one may have the same name.
 */
export function driverOptions(drivers: readonly Driver[], { areAll }: { areAll: boolean }): ListedOption[] {
  const countByName = new Map<string, number>();
  for (const { name } of drivers) countByName.set(name, (countByName.get(name) ?? 0) + 1);
  return drivers.map(({ id, name, phone }) => ({
    value: !areAll || (countByName.get(name) ?? 0) > 1 ? id : name,
    label: name,
    hint: formatPhone(phone),
  }));
}
