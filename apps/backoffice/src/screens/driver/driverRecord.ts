import { DRIVER_LIST, driverCodec, driverWire } from '@motorpark/api';
import { DRIVER_FIELDS, DRIVER_KINDS, draftOf, type Driver, type DriverForm } from '@motorpark/domain';
import { officePaths } from '../../paths';
import { formFields } from '../../shared/record/fieldKinds';
import { listColumns } from '../../shared/list/listColumns';
import type { ListedKind } from '../../shared/record/recordKind';
import { usualWords } from '../../shared/record/usualWords';

export const driverRecord: ListedKind<Driver, DriverForm> = {
  one: 'driver',
  many: 'drivers',
  title: 'Drivers',
  paths: officePaths.driver,
  columns: listColumns(DRIVER_LIST, {}),
  nameOf: ({ name }) => name,
  search: { label: 'Search Driver Name', hint: 'Finds names, phone numbers and addresses' },
  form: {
    title: 'Driver Information',
    wireNames: driverWire.names,
    read: driverCodec.read,
    valuesOf: (row) => draftOf(DRIVER_FIELDS, row),
    fields: formFields(DRIVER_FIELDS, {
      name: {},
      phone: { kind: 'phone', placeholder: '0803 412 7781' },
      address: {},
      kind: {
        kind: 'radio',
        answers: DRIVER_KINDS,
        isOptional: false,
        hint: 'A conductor goes with the bus, and does not drive.',
      },
    }),
  },
  words: usualWords('driver', 'drivers'),
};
