import { type Page, expect } from '@playwright/test';
import { chooseTrip, fillPassenger, next, takeSeats } from './clerk';
import { fillStep } from './waybill';

/** The field that gets the focus when the form is sent without input, and its error. */
export interface ExpectedError {
  at: string;
  says: string;
  /** Clears the field's value, if it is not text. */
  before?: (page: Page) => Promise<void>;
  /** Fills in what is missing, which leads to the form's next error. */
  goOn?: (page: Page) => Promise<void>;
}

/** A form that creates or asks for something. */
export interface FormUnderTest {
  path: string;
  button: string;
  expectedErrors: readonly ExpectedError[];
  /** Whether it has initial values. */
  isFilled?: boolean;
}

/** A form that edits a record: the call that lists such records, and the status of those that can be edited. */
export interface EditForm extends FormUnderTest {
  records: string;
  status?: string;
}

const asks = (path: string, button: string, at: string, says: string): FormUnderTest => ({
  path,
  button,
  expectedErrors: [{ at, says }],
});

const edits = (form: Omit<FormUnderTest, 'button'>, records: string, status?: string): EditForm => ({
  ...form,
  button: 'Edit & Save',
  records,
  ...(status !== undefined && { status }),
});

/** The paths of forms that edit a record in the form that creates one, which is tried there. */
export const EDITED_ALIKE = new Set<string>();

/** The two forms of each of the super admin's lists, of which one is tried. */
function keeps(
  [create, edit]: readonly [create: string, edit: string],
  button: string,
  [at, says]: readonly [at: string, says: string],
): FormUnderTest {
  EDITED_ALIKE.add(edit);
  return asks(create, button, at, says);
}

const ROUTE = [{ at: 'Route', says: 'Route is required' }] as const;
const EXPENSE = [{ at: 'Expense Type', says: 'Expense type is required' }] as const;
const passcode = (path: string) =>
  asks(path, 'Change passcode', 'Current passcode', 'Please enter your current passcode.');

const secondFactor = (path: string) => asks(path, 'Set up', 'Your passcode', 'Please enter your passcode.');

/** Forms that need no login. The later steps of the recovery are missing, because they depend on the earlier ones (recovery.spec.ts). */
export const PUBLIC_FORMS: readonly FormUnderTest[] = [
  asks('/', 'Login', 'Email', 'Email is required'),
  asks('/login', 'Login', 'Email', 'Email is required'),
  asks('/forgot-password', 'Reset Password', 'Email', 'Please enter a valid email address.'),
];

const fills = (step: Parameters<typeof fillStep>[1]) => async (page: Page) => {
  await fillStep(page, step);
  await next(page);
};

const WAYBILL_ERRORS: readonly ExpectedError[] = [
  { at: 'Phone Number', says: 'Phone number is required.', goOn: fills('Sender Information') },
  { at: 'Phone Number', says: 'Receiver phone is required.', goOn: fills('Receiver Information') },
  { at: 'Description', says: 'Description is required.', goOn: fills('Details of Goods') },
  { at: 'Amount Paid', says: 'Enter an amount.' },
];

/** The form of an existing waybill. The errors of its other steps are tested with a new waybill. */
const changesWaybill = (path: string): EditForm => ({
  path,
  button: 'Next',
  records: 'get_waybills',
  status: 'Pending',
  expectedErrors: WAYBILL_ERRORS.slice(0, 1),
});

/** The first step of a disruption. */
const disrupts = (path: string): EditForm => ({
  path,
  button: 'Show the effect on passengers',
  records: 'get_trips?direction=outgoing',
  status: 'Scheduled',
  expectedErrors: [{ at: 'Vehicle', says: 'Vehicle is required' }],
});

export const OFFICE_FORMS: readonly (FormUnderTest | EditForm)[] = [
  keeps(['/super-admin/dashboard/admin/create', '/super-admin/dashboard/admin/edit'], 'Create Admin', [
    'Admin Name',
    'Admin Name is required',
  ]),
  keeps(['/super-admin/terminal/create-terminal', '/super-admin/terminal/edit'], 'Create Terminal', [
    'Terminal Name',
    'Terminal Name is required',
  ]),
  keeps(['/super-admin/drivers/create-driver', '/super-admin/drivers/edit'], 'Create Driver', [
    'Name',
    'Name is required',
  ]),
  keeps(['/super-admin/vehicles/create', '/super-admin/vehicles/edit'], 'Create Vehicle', [
    'Vehicle Number',
    'Vehicle number is required',
  ]),
  {
    path: '/super-admin/vehicles/replace',
    button: 'Show the effect on passengers',
    records: 'get_vehicles',
    expectedErrors: [{ at: 'Other vehicle', says: 'Vehicle is required' }],
  },
  keeps(['/super-admin/vehicles/papers/create', '/super-admin/vehicles/papers/edit'], 'Create Paper', [
    'Driver',
    'Choose a vehicle or a driver.',
  ]),
  keeps(['/super-admin/routes/discounts/create', '/super-admin/routes/discounts/edit'], 'Create Discount', [
    'Name',
    'Name is required',
  ]),
  keeps(['/super-admin/routes/fares/create', '/super-admin/routes/fares/edit'], 'Create Fare', [
    'Route',
    'Route is required',
  ]),
  keeps(['/super-admin/routes/create', '/super-admin/routes/edit'], 'Create Route', [
    'Route ID',
    'Route ID is required',
  ]),
  edits({ path: '/super-admin/trips/edit', expectedErrors: ROUTE }, 'get_trips', 'Scheduled'),
  disrupts('/super-admin/trips/disruption'),
  {
    ...asks('/super-admin/company', 'Edit & Save', 'Company name', 'Company name is required.'),
    isFilled: true,
  },
  asks(
    '/super-admin/company/erase',
    'Find',
    'Phone',
    'Enter a phone number, such as 0803 412 7781 or +44 7700 900123.',
  ),
  changesWaybill('/super-admin/operation-history/waybill'),
  passcode('/super-admin/passcode'),
  secondFactor('/super-admin/second-factor'),
];

const TRIP = { at: 'Select Trip', says: 'Please select a trip.' };
const SEATS = { at: 'Seats', says: 'Please select at least one seat.' };
const TRAVELER = { at: 'Mobile Number', says: 'Mobile number is required.' };
const PAYMENT = { at: 'Payment Mode', says: 'Please select a payment mode.' };

async function chooseAnyTrip(page: Page) {
  await chooseTrip(page, 1);
}

/** Deselects the ticket's seats. */
async function giveUpSeats(page: Page) {
  const taken = page.getByRole('button', { name: /^Seat \d+, Booked$/ });
  await expect(taken.first()).toBeVisible();
  while ((await taken.count()) > 0) await taken.first().click();
}

/** Takes one seat; of a ticket that had more it says who no longer travels, one after the other. */
async function takeASeat(page: Page) {
  await takeSeats(page, 1);
  await next(page);
  const takeOff = page.getByRole('button', { name: 'Take off the ticket' });
  const traveler = page.getByLabel('Mobile Number').first();
  await expect(takeOff.or(traveler).first()).toBeVisible();
  while (await takeOff.isVisible()) await takeOff.click();
}

async function nameTraveler(page: Page) {
  await fillPassenger(page);
  await next(page);
}

export const STAFF_FORMS: readonly (FormUnderTest | EditForm)[] = [
  { path: '/admin/trips/edit', button: 'Confirm', expectedErrors: ROUTE },
  disrupts('/admin/trips/disruption'),
  {
    path: '/admin/tickets/edit',
    button: 'Next',
    expectedErrors: [
      { ...TRIP, goOn: chooseAnyTrip },
      { ...SEATS, goOn: takeASeat },
      { ...TRAVELER, goOn: nameTraveler },
      PAYMENT,
    ],
  },
  {
    path: '/admin/tickets/edit/:ticketId',
    button: 'Next',
    records: 'get_all_tickets',
    status: 'Scheduled',
    expectedErrors: [{ ...SEATS, before: giveUpSeats, goOn: takeASeat }, TRAVELER],
  },
  { path: '/admin/waybills/edit', button: 'Next', expectedErrors: WAYBILL_ERRORS },
  { path: '/admin/expenses/edit', button: 'Add Expense', expectedErrors: EXPENSE },
  asks('/admin/till', 'Open', 'Counter', 'Enter the name of the counter.'),
  asks('/admin/counter', 'Save', 'Name of this counter', 'Enter the name of the counter.'),
  passcode('/admin/passcode'),
  secondFactor('/admin/second-factor'),
];
