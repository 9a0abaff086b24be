import {
  ADMIN_NAMES,
  CHANGE_PASSCODE_FIELDS,
  bankingWire,
  type CallName,
  DISRUPTION_NAMES,
  SEATING_NAMES,
  companyWire,
  counterNamingWire,
  drawerExpenseWire,
  driverWire,
  expenseWire,
  isImportedList,
  cashDropWire,
  paymentConfirmationWire,
  refundWire,
  reschedulingWire,
  routeWire,
  shiftCorrectionWire,
  shiftCountWire,
  shiftEndingWire,
  shiftOpeningWire,
  terminalWire,
  ticketWire,
  tripWire,
  vehicleWire,
  waybillWire,
} from '@motorpark/contract';
import {
  type Checkable,
  EXPENSE_STATUSES,
  TICKET_STATUSES,
  TRIP_STATUSES,
  WAYBILL_STATUSES,
  adminSchema,
  bankingSchema,
  cashDropSchema,
  changePasscodeSchema,
  check,
  companySchema,
  counterNamingSchema,
  createPasswordSchema,
  drawerExpenseSchema,
  disruptionOrderSchema,
  disruptionSchema,
  driverSchema,
  expenseSchema,
  forgotPasswordSchema,
  koboTyped,
  loginSchema,
  ownPasscodeSchema,
  paymentConfirmationSchema,
  pinSchema,
  pinSettingSchema,
  printOrderSchema,
  refundSchema,
  reschedulingSchema,
  recoveryCodeSchema,
  routeSchema,
  seatingSchema,
  secondFactorCodeSchema,
  shiftCorrectionSchema,
  shiftCountSchema,
  shiftEndingSchema,
  shiftOpeningSchema,
  statusOrderSchema,
  terminalSchema,
  ticketSchema,
  tripSchema,
  unboardingSchema,
  vehicleSchema,
  waybillSchema,
} from '@motorpark/domain';
import { type FieldNames, formOf, listIn, wireErrors } from '../../http/fields';
import type { Payload } from '../../http/payload';
import { isId } from '../../rows';
import { companionsIn } from '../../ticket/ticketForm';
import { aCompanyForm } from '../calls/company';

/** What a call takes, and the fields of a payload at which something is wrong; none where nothing is. */
interface BadForm {
  fields: readonly string[];
  faults: (payload: Payload) => readonly string[];
}

const TODAY = '2026-11-21';

interface Checking {
  /** Reads what the wire writes otherwise than the form. */
  prepared?: (payload: Payload) => Payload;
  isStrict?: boolean;
}

/** A form by its table of fields and its schema, as the domain has them. */
function bySchema(
  schema: Checkable<unknown>,
  names: FieldNames,
  { prepared = (payload) => payload, isStrict = true }: Checking = {},
): BadForm {
  const context = { today: TODAY, isStrict };
  return {
    fields: Object.values(names),
    faults: (payload) => {
      const { errors = {} } = check(schema, formOf(names, prepared(payload)), context);
      return Object.keys(wireErrors(names, errors));
    },
  };
}

/** Several forms that are checked one after the other: the first in which something is wrong is the one that says so. */
const inTurn = (...forms: readonly BadForm[]): BadForm => ({
  fields: [...new Set(forms.flatMap(({ fields }) => fields))],
  faults: (payload) => forms.map(({ faults }) => faults(payload)).find((found) => found.length > 0) ?? [],
});

/** A field that is one of some values, or fits a rule. */
const field = (name: string, isRight: (value: unknown) => boolean): BadForm => ({
  fields: [name],
  faults: (payload) => (isRight(payload[name]) ? [] : [name]),
});

/** Ids of records, or none. */
const areIds = (value: unknown): boolean =>
  (listIn(value) ?? []).every((id) => typeof id === 'string' && isId(id));

const withAmount = (payload: Payload): Payload => ({ ...payload, amount: koboTyped(payload['amount']) });
const withSeats = (payload: Payload): Payload => ({
  ...withAmount(payload),
  seat_number: listIn(payload['seat_number']),
  companions: companionsIn(payload['companions']),
});

const withMoney = (payload: Payload): Payload => ({ ...withSeats(payload), fee: koboTyped(payload['fee']) });
const withChosen = (payload: Payload): Payload => ({
  ...payload,
  seat_number: listIn(payload['seat_number']),
});

const withBoarded = (payload: Payload): Payload => ({ ...payload, seats: listIn(payload['seats']) });

const reason = bySchema(statusOrderSchema.pick(['reason']), { reason: 'reason' });
const statusOf = (statuses: readonly string[]) =>
  inTurn(
    bySchema(statusOrderSchema, { status: 'status', reason: 'reason' }),
    field('status', (status) => statuses.some((one) => one === status)),
  );
const terminal = bySchema(terminalSchema, terminalWire.names);
const driver = bySchema(driverSchema, driverWire.names);
const vehicle = bySchema(vehicleSchema, vehicleWire.names);
const route = bySchema(routeSchema, routeWire.names);
const trip = bySchema(tripSchema, tripWire.names, { prepared: withAmount });
const ticket = bySchema(ticketSchema, ticketWire.names, { prepared: withSeats });
const waybill = bySchema(waybillSchema, waybillWire.names);
const expense = bySchema(expenseSchema, expenseWire.names, { prepared: withAmount });
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** Nothing but the record, which the path names, and the version that was seen. */
export const NO_FORM: BadForm = { fields: [], faults: () => [] };

/** The forms of the calls that write; one that is not here is tried without a form of its own. */
export const BAD_FORMS: Readonly<Partial<Record<CallName, BadForm>>> = {
  login: bySchema(loginSchema, { email: 'login_email', password: 'passcode' }),
  forgotPassword: bySchema(forgotPasswordSchema, { email: 'email' }),
  verifyCode: bySchema(forgotPasswordSchema.concat(recoveryCodeSchema), { email: 'email', code: 'code' }),
  createPassword: bySchema(
    forgotPasswordSchema.concat(createPasswordSchema),
    { email: 'login_email', password: 'password', confirmPassword: 'confirm_password' },
    { isStrict: false },
  ),
  logout: NO_FORM,
  lock: NO_FORM,
  unlock: field('passcode', isText),
  endSession: NO_FORM,
  changePasscode: bySchema(changePasscodeSchema, CHANGE_PASSCODE_FIELDS, { isStrict: false }),
  startSecondFactor: bySchema(ownPasscodeSchema, { passcode: 'passcode' }),
  confirmSecondFactor: bySchema(secondFactorCodeSchema, { code: 'code' }),
  endSecondFactor: bySchema(ownPasscodeSchema, { passcode: 'passcode' }),
  takeSecondFactor: NO_FORM,
  createAdmin: bySchema(adminSchema, ADMIN_NAMES),
  editAdmin: bySchema(adminSchema.omit(['terminal', 'passcode']), ADMIN_NAMES),
  deleteAdmin: NO_FORM,
  banAdmin: field('is_banned', (value) =>
    [0, 1, '0', '1', true, false, 'true', 'false'].some((one) => one === value),
  ),
  createTerminal: terminal,
  editTerminal: terminal,
  deleteTerminal: NO_FORM,
  createDriver: driver,
  editDriver: driver,
  deleteDriver: NO_FORM,
  createVehicle: vehicle,
  editVehicle: vehicle,
  deleteVehicle: NO_FORM,
  createRoute: route,
  editRoute: route,
  deleteRoute: NO_FORM,
  createTrip: trip,
  editTrip: inTurn(trip, reason),
  deleteTrip: NO_FORM,
  tripStatus: statusOf(TRIP_STATUSES),
  bookTicket: ticket,
  editTicket: inTurn(ticket, reason),
  ticketStatus: statusOf(TICKET_STATUSES),
  deleteTicket: reason,
  rescheduleTicket: bySchema(reschedulingSchema, reschedulingWire.names, { prepared: withMoney }),
  refundTicket: bySchema(refundSchema, refundWire.names, { prepared: withAmount }),
  printTicket: bySchema(printOrderSchema('ticket'), { receipt: 'receipt' }),
  createWaybill: waybill,
  editWaybill: inTurn(waybill, reason),
  waybillStatus: statusOf(WAYBILL_STATUSES),
  deleteWaybill: reason,
  printWaybill: bySchema(printOrderSchema('waybill'), { receipt: 'receipt' }),
  // A waybill that waits for no trip is on none.
  loadParcel: field('code', () => false),
  unloadParcel: field('code', () => false),
  boardPassengers: field('code', (code) => typeof code === 'string' && /^\s*\d{1,3}\s*$/.test(code)),
  unboardPassengers: bySchema(unboardingSchema, { seats: 'seats' }, { prepared: withBoarded }),
  disruptTrip: inTurn(
    bySchema(disruptionSchema, DISRUPTION_NAMES),
    bySchema(disruptionOrderSchema, { reason: 'reason', plan: 'plan' }),
  ),
  seatUnseated: bySchema(seatingSchema, SEATING_NAMES, { prepared: withChosen }),
  createExpense: expense,
  editExpense: expense,
  deleteExpense: reason,
  expenseStatus: statusOf(EXPENSE_STATUSES),
  openShift: bySchema(shiftOpeningSchema, shiftOpeningWire.names),
  dropCash: bySchema(cashDropSchema, cashDropWire.names),
  payExpense: bySchema(drawerExpenseSchema, drawerExpenseWire.names),
  countShift: bySchema(shiftCountSchema, shiftCountWire.names),
  countDrawer: bySchema(shiftCountSchema, shiftCountWire.names),
  takeOverDrawer: reason,
  closeShift: reason,
  // What is no file is none.
  matchStatement: field('file', () => false),
  previewImport: field('list', isImportedList),
  importRecords: field('list', isImportedList),
  // What is left out stays as it is.
  editCompany: bySchema(companySchema, companyWire.names, {
    prepared: (sent) => ({ ...aCompanyForm(), ...sent }),
  }),
  setPin: bySchema(pinSettingSchema, { passcode: 'passcode', pin: 'pin' }),
  enterPin: bySchema(pinSchema, { pin: 'pin' }),
  nameCounter: bySchema(counterNamingSchema, counterNamingWire.names),
  bankDrop: bySchema(bankingSchema, bankingWire.names),
  confirmPayment: bySchema(paymentConfirmationSchema, paymentConfirmationWire.names),
  endShift: bySchema(shiftEndingSchema, shiftEndingWire.names),
  printShift: bySchema(printOrderSchema('shift'), { receipt: 'receipt' }),
  correctShift: bySchema(shiftCorrectionSchema, shiftCorrectionWire.names),
  // A phone that nobody has stands on nothing that could be erased.
  erasePersonalData: field('phone', () => false),
  // A key that nobody was given is none.
  showHall: field('key', () => false),
  takeAllotments: field('returned', areIds),
  saveCompanyImage: field('image', (value) => value === 'logo' || value === 'signature'),
};
