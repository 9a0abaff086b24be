import {
  ADMIN_NAMES,
  companyWire,
  counterNamingWire,
  driverWire,
  isImportedList,
  routeWire,
  terminalWire,
  timetableWire,
  vehicleWire,
} from '@motorpark/contract';
import {
  GIVEN_ROLES,
  adminSchema,
  companySchema,
  counterNamingSchema,
  driverSchema,
  routeSchema,
  serviceSchema,
  terminalSchema,
  timetableSchema,
  vehicleSchema,
} from '@motorpark/domain';
import { aCompanyForm } from '../calls/company';
import { type BadForms, NO_FORM, bySchema, field } from './badForm';

const terminal = bySchema(terminalSchema, terminalWire.names);
const driver = bySchema(driverSchema, driverWire.names);
const vehicle = bySchema(vehicleSchema, vehicleWire.names);
const service = bySchema(serviceSchema, { status: 'status' });
const route = bySchema(routeSchema, routeWire.names);
const timetable = bySchema(timetableSchema, timetableWire.names);

/** Calls for office records, the company and imports. */
export const officeForms = {
  createAdmin: bySchema(adminSchema, ADMIN_NAMES),
  editAdmin: bySchema(adminSchema.omit(['terminal', 'passcode']), ADMIN_NAMES),
  deleteAdmin: NO_FORM,
  banAdmin: field('is_banned', (value) =>
    [0, 1, '0', '1', true, false, 'true', 'false'].some((one) => one === value),
  ),
  giveRole: field('role', (value) => GIVEN_ROLES.some((one) => one === value)),
  createTerminal: terminal,
  editTerminal: terminal,
  deleteTerminal: NO_FORM,
  terminalStatus: service,
  createDriver: driver,
  editDriver: driver,
  deleteDriver: NO_FORM,
  driverStatus: service,
  createVehicle: vehicle,
  editVehicle: vehicle,
  deleteVehicle: NO_FORM,
  vehicleStatus: service,
  createRoute: route,
  editRoute: route,
  deleteRoute: NO_FORM,
  routeStatus: service,
  previewService: timetable,
  createService: timetable,
  editService: timetable,
  previewImport: field('list', isImportedList),
  importRecords: field('list', isImportedList),
  // Fields that are left out keep their values.
  editCompany: bySchema(companySchema, companyWire.names, {
    prepared: (sent) => ({ ...aCompanyForm(), ...sent }),
  }),
  nameCounter: bySchema(counterNamingSchema, counterNamingWire.names),
  // A random phone is on no record, so nothing can be erased.
  erasePersonalData: field('phone', () => false),
  saveCompanyImage: field('image', (value) => value === 'logo' || value === 'signature'),
} satisfies BadForms;
