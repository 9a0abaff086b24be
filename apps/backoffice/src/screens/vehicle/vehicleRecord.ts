import { VEHICLE_LIST, vehicleCodec, vehicleWire } from '@motorpark/api';
import { VEHICLE_FIELDS, draftOf, VEHICLE_TYPES, type Vehicle, type VehicleForm } from '@motorpark/domain';
import { officePaths } from '../../paths';
import { formFields } from '../../shared/record/fieldKinds';
import { listColumns } from '../../shared/list/listColumns';
import type { ListedKind } from '../../shared/record/recordKind';
import { usualWords } from '../../shared/record/usualWords';

export const vehicleRecord: ListedKind<Vehicle, VehicleForm> = {
  one: 'vehicle',
  many: 'vehicles',
  title: 'Vehicles',
  paths: officePaths.vehicle,
  columns: listColumns(VEHICLE_LIST, {}),
  searchOnlyFields: ({ formerNumbers = [] }) => formerNumbers.map((text) => ({ label: 'Formerly', text })),
  nameOf: ({ number }) => number,
  search: {
    label: 'Search Vehicle Number',
    hint: 'Finds vehicle numbers, also former ones, types, drivers and seats',
  },
  form: {
    title: 'Vehicle Information',
    wireNames: vehicleWire.names,
    read: vehicleCodec.read,
    valuesOf: (row) => draftOf(VEHICLE_FIELDS, row),
    fields: formFields(VEHICLE_FIELDS, {
      number: { kind: 'plate', placeholder: 'ANB 482 XA' },
      seats: { kind: 'digits' },
      type: { kind: 'choice', answers: VEHICLE_TYPES, placeholder: 'Choose a type' },
      assignedDriver: { kind: 'search', placeholder: 'Choose a driver' },
    }),
  },
  words: usualWords('vehicle', 'vehicles'),
};
