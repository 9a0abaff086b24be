import { VEHICLE_FIELDS, readVehicle } from '@motorpark/api';
import { VEHICLE_TYPES, type Vehicle, type VehicleForm, vehicleSchema } from '@motorpark/domain';
import { paths } from '../../paths';
import type { ListedKind } from '../record/recordKind';

/** The company's buses, trucks and vans. */
export const vehicleRecord: ListedKind<Vehicle, VehicleForm> = {
  one: 'vehicle',
  many: 'vehicles',
  title: 'Vehicles',
  paths: {
    list: paths.superAdmin.vehicles,
    create: paths.superAdmin.createVehicle,
    edit: paths.superAdmin.editVehicle,
  },
  columns: [
    { header: 'Vehicle Number', cell: ({ number }) => number, isRowHeader: true, sortBy: 'number' },
    { header: 'Type', cell: ({ type }) => type, card: 'meta' },
    { header: 'Assigned Driver', cell: ({ assignedDriver }) => assignedDriver, card: 'meta', truncate: true },
    {
      header: 'Seats',
      cell: ({ seats }) => seats,
      align: 'end',
      card: 'meta',
      cardLabel: 'Seats',
      sortBy: 'seats',
      width: '10ch',
    },
  ],
  nameOf: ({ number }) => number,
  search: { label: 'Search Vehicle Number', hint: 'Finds vehicle numbers, types, drivers and seats' },
  form: {
    title: 'Vehicle Information',
    schema: vehicleSchema,
    wireNames: VEHICLE_FIELDS,
    read: readVehicle,
    valuesOf: ({ number, seats, type, assignedDriver }) => ({
      number,
      seats: String(seats),
      type,
      assignedDriver,
    }),
    fields: [
      { name: 'number', label: 'Vehicle Number', placeholder: 'ANB 482 XA' },
      { name: 'seats', label: 'Number of Seats', kind: 'digits' },
      {
        name: 'type',
        label: 'Vehicle Type',
        kind: 'choice',
        answers: VEHICLE_TYPES,
        placeholder: 'Choose a type',
      },
      { name: 'assignedDriver', label: 'Assigned Driver', kind: 'search', placeholder: 'Choose a driver' },
    ],
  },
  words: {
    empty: 'No Vehicles Yet',
    loadFailed: 'Error fetching vehicles',
    create: 'Create Vehicle',
    creating: 'Creating vehicle...',
    editing: 'Editing vehicle...',
    created: 'Vehicle created successfully',
    edited: 'Vehicle edited successfully',
    deleted: 'Vehicle deleted successfully.',
    notSaved: 'This server cannot save vehicles. Nothing was sent.',
  },
};
