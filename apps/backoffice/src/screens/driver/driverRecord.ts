import { DRIVERS, DRIVER_LIST } from '@motorpark/api';
import { DRIVER_FIELDS, DRIVER_KINDS, type Driver, type DriverForm } from '@motorpark/domain';
import { formFields } from '@motorpark/ui/form';
import { officePaths } from '../../paths';
import { listColumns } from '../../shared/list/listColumns';
import { listedKind } from '../../shared/record/listedKind';
import type { ServiceKind } from '../../shared/service/ServiceListScreen';
import { FLEET_TABS } from '../../shared/ScreenTabs';

export const driverRecord: ServiceKind<Driver, DriverForm> = listedKind(DRIVERS, {
  paths: officePaths.driver,
  tabs: FLEET_TABS,
  columns: listColumns(DRIVER_LIST, {}),
  nameOf: ({ name }) => name,
  words: { search: 'Search Driver Name', searchHint: 'Finds names, phone numbers and addresses' },
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
});
