import { type Driver, formatPhone } from '@motorpark/domain';
import type { ComboboxOption } from '@motorpark/ui';

/**
 * Drivers as a form offers them: by name, as the wire knows them, or by id where two share one, and where there are more of them, of whom
 * somebody may.
 */
export function driverOptions(drivers: readonly Driver[], { areAll }: { areAll: boolean }): ComboboxOption[] {
  const bearers = new Map<string, number>();
  for (const { name } of drivers) bearers.set(name, (bearers.get(name) ?? 0) + 1);
  return drivers.map(({ id, name, phone }) => ({
    value: !areAll || (bearers.get(name) ?? 0) > 1 ? id : name,
    label: name,
    hint: formatPhone(phone),
  }));
}
