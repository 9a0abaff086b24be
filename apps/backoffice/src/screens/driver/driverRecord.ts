import { driverWire, readDriver } from '@motorpark/api';
import { DRIVER_FIELDS, draftOf, type Driver, type DriverForm, formatPhone } from '@motorpark/domain';
import { officePaths } from '../../paths';
import { formFields } from '../../shared/record/fieldKinds';
import type { ListedKind } from '../../shared/record/recordKind';
import { usualWords } from '../../shared/record/usualWords';

export const driverRecord: ListedKind<Driver, DriverForm> = {
  one: 'driver',
  many: 'drivers',
  keep: 'driver.keep',
  title: 'Drivers',
  paths: officePaths.driver,
  columns: [
    { header: 'Name', cell: ({ name }) => name, isRowHeader: true, truncate: true, sortBy: 'name' },
    { header: 'Phone', cell: ({ phone }) => formatPhone(phone) },
    { header: 'Address', cell: ({ address }) => address, truncate: true },
  ],
  nameOf: ({ name }) => name,
  search: { label: 'Search Driver Name', hint: 'Finds names, phone numbers and addresses' },
  form: {
    title: 'Driver Information',
    wireNames: driverWire.names,
    read: readDriver,
    valuesOf: (row) => draftOf(DRIVER_FIELDS, row),
    fields: formFields(DRIVER_FIELDS, {
      name: {},
      phone: { kind: 'phone', placeholder: '0803 412 7781' },
      address: {},
    }),
  },
  words: usualWords('driver', 'drivers'),
};
