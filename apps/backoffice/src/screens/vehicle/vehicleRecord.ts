import { VEHICLES, VEHICLE_LIST } from '@motorpark/api';
import { VEHICLE_FIELDS, VEHICLE_TYPES, type Vehicle, type VehicleForm } from '@motorpark/domain';
import { formFields } from '@motorpark/ui/form';
import { officePaths } from '../../paths';
import { listColumns } from '../../shared/list/listColumns';
import { listedKind } from '../../shared/record/listedKind';
import type { ServiceKind } from '../../shared/service/ServiceListScreen';
import { FLEET_TABS } from '../../shared/ScreenTabs';

export const vehicleRecord: ServiceKind<Vehicle, VehicleForm> = listedKind(VEHICLES, {
  paths: officePaths.vehicle,
  tabs: FLEET_TABS,
  columns: listColumns(VEHICLE_LIST, {}),
  searchOnlyFields: ({ formerNumbers = [] }) => formerNumbers.map((text) => ({ label: 'Formerly', text })),
  nameOf: ({ number }) => number,
  words: {
    search: 'Search Vehicle Number',
    searchHint: 'Finds vehicle numbers, also former ones, types, drivers and seats',
  },
  fields: formFields(VEHICLE_FIELDS, {
    number: { kind: 'plate', placeholder: 'ANB 482 XA' },
    seats: { kind: 'digits' },
    type: { kind: 'choice', answers: VEHICLE_TYPES, placeholder: 'Choose a type' },
    assignedDriver: { kind: 'search', placeholder: 'Choose a driver' },
  }),
});
