import { type Driver, formatPhone } from '@motorpark/domain';
import type { ComboboxOption } from '@motorpark/ui';

/** Drivers as a form offers them: by name, as the wire knows them, or where two share one by id. */
export function driverOptions(drivers: readonly Driver[]): ComboboxOption[] {
  const bearers = new Map<string, number>();
  for (const { name } of drivers) bearers.set(name, (bearers.get(name) ?? 0) + 1);
  return drivers.map(({ id, name, phone }) => ({
    value: (bearers.get(name) ?? 0) > 1 ? id : name,
    label: name,
    hint: formatPhone(phone),
  }));
}
