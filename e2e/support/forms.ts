import { type Page, expect } from '@playwright/test';
import { chooseTrip, fillPassenger, next, takeSeats } from './clerk';
import { fillStep } from './waybill';

/** Which field a form leads to when it is sent with nothing filled in, and what it says there. */
export interface Complaint {
  at: string;
  says: string;
  /** Takes away what stands there, where it is no text. */
  before?: (page: Page) => Promise<void>;
  /** Fills in what is missing there, and leads to the next complaint of the form. */
  goOn?: (page: Page) => Promise<void>;
}

/** A form that makes something, or asks for something. */
export interface AskedForm {
  path: string;
  button: string;
  complaints: readonly Complaint[];
  /** It stands there filled in. */
  isFilled?: boolean;
}

/** A form that changes a record: the call that lists such records, and the status of one that can be changed. */
export interface EditForm extends AskedForm {
  records: string;
  status?: string;
}

const asks = (path: string, button: string, at: string, says: string): AskedForm => ({
  path,
  button,
  complaints: [{ at, says }],
});

const edits = (form: Omit<AskedForm, 'button'>, records: string, status?: string): EditForm => ({
  ...form,
  button: 'Edit & Save',
  records,
  ...(status !== undefined && { status }),
});

/** The two forms of what a super admin keeps a list of. */
const keeps = (
  [create, edit]: readonly [create: string, edit: string],
  button: string,
  [at, says]: readonly [at: string, says: string],
  records: string,
): (AskedForm | EditForm)[] => [
  asks(create, button, at, says),
  edits({ path: edit, complaints: [{ at, says }] }, records),
];

const ROUTE = [{ at: 'Route', says: 'Route is required' }] as const;
const EXPENSE = [{ at: 'Expense Type', says: 'Expense type is required' }] as const;
const passcode = (path: string) =>
  asks(path, 'Change passcode', 'Current passcode', 'Please enter your current passcode.');

const secondFactor = (path: string) => asks(path, 'Set up', 'Your passcode', 'Please enter your passcode.');

/** Forms that anybody can open; the later steps of recovery need the earlier ones. */
export const PUBLIC_FORMS: readonly AskedForm[] = [
  asks('/', 'Login', 'Email', 'Email is required'),
  asks('/login', 'Login', 'Email', 'Email is required'),
  asks('/forgot-password', 'Reset Password', 'Email', 'Please enter a valid email address.'),
];

const fills = (step: Parameters<typeof fillStep>[1]) => async (page: Page) => {
  await fillStep(page, step);
  await next(page);
};

const WAYBILL_COMPLAINTS: readonly Complaint[] = [
  { at: 'Sender Name', says: 'Sender name is required.', goOn: fills('Sender Information') },
  { at: 'Receiver Name', says: 'Receiver name is required.', goOn: fills('Receiver Information') },
  { at: 'Description', says: 'Description is required.', goOn: fills('Details of Goods') },
  { at: 'Amount Paid', says: 'Enter an amount.' },
];

/** The form of a new waybill, filled in: what its other steps say is tried there. */
const changesWaybill = (path: string): EditForm => ({
  path,
  button: 'Next',
  records: 'get_waybills',
  status: 'Pending',
  complaints: WAYBILL_COMPLAINTS.slice(0, 1),
});

/** The first step of what becomes of a trip that does not leave as planned. */
const disrupts = (path: string): EditForm => ({
  path,
  button: 'Show what becomes of everybody',
  records: 'get_trips?direction=outgoing',
  status: 'Scheduled',
  complaints: [{ at: 'Vehicle', says: 'Vehicle is required' }],
});

export const OFFICE_FORMS: readonly (AskedForm | EditForm)[] = [
  ...keeps(
    ['/super-admin/dashboard/admin/create', '/super-admin/dashboard/admin/edit'],
    'Create Admin',
    ['Admin Name', 'Admin Name is required'],
    'fetch_admins',
  ),
  ...keeps(
    ['/super-admin/terminal/create-terminal', '/super-admin/terminal/edit'],
    'Create Terminal',
    ['Terminal Name', 'Terminal Name is required'],
    'fetch_terminals',
  ),
  ...keeps(
    ['/super-admin/drivers/create-driver', '/super-admin/drivers/edit'],
    'Create Driver',
    ['Name', 'Name is required'],
    'get_drivers',
  ),
  ...keeps(
    ['/super-admin/vehicles/create', '/super-admin/vehicles/edit'],
    'Create Vehicle',
    ['Vehicle Number', 'Vehicle number is required'],
    'get_vehicles',
  ),
  ...keeps(
    ['/super-admin/routes/create', '/super-admin/routes/edit'],
    'Create Route',
    ['Route ID', 'Route ID is required'],
    'get_routes',
  ),
  edits({ path: '/super-admin/trips/edit', complaints: ROUTE }, 'get_trips', 'Scheduled'),
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
const TRAVELER = { at: 'Traveler Name', says: 'Traveler name is required.' };
const PAYMENT = { at: 'Payment Mode', says: 'Please select a payment mode.' };

async function chooseAnyTrip(page: Page) {
  await chooseTrip(page, 1);
}

/** The seats that a ticket has. */
async function giveUpSeats(page: Page) {
  const taken = page.getByRole('button', { name: /^Seat \d+, Booked$/ });
  await expect(taken.first()).toBeVisible();
  while ((await taken.count()) > 0) await taken.first().click();
}

async function takeASeat(page: Page) {
  await takeSeats(page, 1);
  await next(page);
}

async function nameTraveler(page: Page) {
  await fillPassenger(page);
  await next(page);
}

export const STAFF_FORMS: readonly (AskedForm | EditForm)[] = [
  { path: '/admin/trips/edit', button: 'Confirm', complaints: ROUTE },
  edits({ path: '/admin/trips/edit', complaints: ROUTE }, 'get_trips', 'Scheduled'),
  disrupts('/admin/trips/disruption'),
  {
    path: '/admin/tickets/edit',
    button: 'Next',
    complaints: [
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
    complaints: [{ ...SEATS, before: giveUpSeats, goOn: takeASeat }, TRAVELER],
  },
  { path: '/admin/waybills/edit', button: 'Next', complaints: WAYBILL_COMPLAINTS },
  changesWaybill('/admin/waybills/edit'),
  { path: '/admin/expenses/edit', button: 'Add Expense', complaints: EXPENSE },
  edits({ path: '/admin/expenses/edit', complaints: EXPENSE }, 'get_expenses', 'Pending'),
  asks('/admin/till', 'Open', 'Counter', 'Enter the name of the counter.'),
  asks('/admin/counter', 'Save', 'Name of this counter', 'Enter the name of the counter.'),
  passcode('/admin/passcode'),
  secondFactor('/admin/second-factor'),
];

/** A dialog of the open till: the button on the page that opens it, by which it is called. */
export interface DialogForm {
  opener: string;
  button: string;
  /** One after another, each filled in with some amount that is text as well. */
  complaints: readonly Complaint[];
}

export const TILL_DIALOGS: readonly DialogForm[] = [
  {
    opener: 'Drop cash',
    button: 'Drop',
    complaints: [{ at: 'Amount', says: 'Enter the amount that is dropped.' }],
  },
  {
    opener: 'Pay an expense',
    button: 'Pay',
    complaints: [
      { at: 'Expense Type', says: 'Expense type is required' },
      { at: 'Approving Officer', says: 'Approving officer is required' },
      { at: 'Amount', says: 'Amount is required' },
      { at: 'Description', says: 'Description is required' },
    ],
  },
];
