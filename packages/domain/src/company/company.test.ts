import { expect, it } from 'vitest';
import { draftOf } from '../field';
import { check, fieldErrors } from '../validation';
import { companySchema } from './company.schema';
import { COMPANY_FIELDS, DEMO_COMPANY } from './companyFields';
import { COMPANY_KINDS, KIND_SETTINGS, KIND_VALUES } from './companyKinds';
import type { Setting } from './setting';
import { linesOf } from './lines';

it('Terms are one to a line, and empty lines are none', () => {
  const typed = { ...DEMO_COMPANY, ticketTerms: ' No refunds. \n\n   \r\nOne bag each.\n' };
  const { values } = check(companySchema, typed);
  expect(values?.ticketTerms).toBe('No refunds.\nOne bag each.');
  expect(linesOf(values?.ticketTerms)).toEqual(['No refunds.', 'One bag each.']);
  expect(linesOf('')).toEqual([]);
});

it('A company needs a name, a short one and its choices; all else may be empty', () => {
  const errors = fieldErrors(companySchema, {});
  expect(errors).toEqual({
    name: 'Company name is required.',
    shortName: 'Short name is required.',
    paper: 'Choose a paper.',
    fareRule: 'Choose what a ticket costs.',
    secondFactor: 'Choose how super admins log in.',
    lockMinutes: 'Enter whole minutes, from 1 to 60.',
    passengerDetails: 'Choose what is asked of passengers.',
    retentionMonths: 'Enter whole months, from 12 to 120; 0 to keep it.',
    accompaniedAge: 'Enter whole years, from 1 to 17; 0 if they may travel alone.',
    termsRule: 'Choose which terms are on receipts.',
    shiftRule: 'Choose whether selling needs an open till.',
    drawerFloat: 'Enter the float in naira, 0 for none.',
    timetableDays: 'Enter whole days, from 1 to 90.',
    confirmationRule: 'Choose whether bank transfers and cards wait for confirmation.',
    confirmationMinutes: 'Enter whole minutes, from 5 to 4320.',
    rescheduleRule: 'Choose what rescheduling costs.',
    salesClose: 'Enter whole minutes, from 0 to 720.',
    checkInClose: 'Enter whole minutes, from 0 to 720.',
    childAge: 'Enter whole years, from 1 to 17; 0 if children pay as adults do.',
    childPercent: 'Enter a whole percentage, from 1 to 100.',
    infantAge: 'Enter whole years, from 1 to 5; 0 if nobody travels on a lap.',
    luggageCharge: 'Choose how luggage is paid for.',
    luggageFree: 'Enter a whole number, from 0 to 999.',
    luggageFee: 'Enter the fee in naira, 0 for none.',
    outageSeats: 'Enter a whole number, from 0 to 6.',
    rescheduleNotice: 'Enter whole hours, from 0 to 720.',
    rescheduleFee: 'Enter the fee in naira, 0 for none.',
    rescheduleLimit: 'Enter a whole number, from 0 to 20.',
    refundNotice: 'Enter whole hours, from 0 to 720.',
    refundKept: 'Enter a whole percentage, from 0 to 99.',
    noShowRule: 'Choose what somebody may have who did not come.',
    paperRule: 'Choose whether a bus without valid papers leaves.',
    restHours: 'Enter whole hours, from 0 to 48.',
    storageHours: 'Enter whole hours, from 0 to 720.',
    storageFee: 'Enter the fee in naira, 0 for none.',
    identificationWorth: 'Enter the worth in naira, 0 for none.',
  });
  expect(fieldErrors(companySchema, DEMO_COMPANY)).toEqual({});
});

it.each(COMPANY_KINDS)('What %s starts with is what its form takes', (kind) => {
  const company = { ...DEMO_COMPANY, ...KIND_VALUES[kind] };
  expect(fieldErrors(companySchema, draftOf(COMPANY_FIELDS, company))).toEqual({});
});

it('Where a kind of company starts with nothing, it says what that means; a bus that needs papers has some to need', () => {
  const settings = Object.entries<Setting>(KIND_SETTINGS);
  for (const values of Object.values(KIND_VALUES)) {
    const nothing = Object.entries(values).filter(([, value]) => value === 0 || value === '');
    for (const [name, value] of nothing) {
      expect(settings.find(([one]) => one === name)?.[1].answers?.[value], name).toBeTruthy();
    }
    expect(values.vehiclePapers !== '' && values.driverPapers !== '').toBe(values.paperRule === 'required');
  }
});

it.each([
  [{ shortName: 'x'.repeat(25) }, { shortName: 'At most 24 characters.' }],
  [{ email: 'care' }, { email: 'Enter an e-mail address, such as care@company.ng.' }],
  [{ email: 'c\u0430re@company.ng' }, { email: 'Enter an e-mail address, such as care@company.ng.' }],
  [{ email: ' care\u200B@company.ng ' }, {}],
  [{ paper: 'A3' }, { paper: 'Choose a paper.' }],
  [{ confirmationMinutes: '4' }, { confirmationMinutes: 'Enter whole minutes, from 5 to 4320.' }],
  [{ confirmationMinutes: '4321' }, { confirmationMinutes: 'Enter whole minutes, from 5 to 4320.' }],
  [{ retentionMonths: '11' }, { retentionMonths: 'Enter whole months, from 12 to 120; 0 to keep it.' }],
  [{ retentionMonths: '12' }, {}],
  [{ retentionMonths: '121' }, { retentionMonths: 'Enter whole months, from 12 to 120; 0 to keep it.' }],
  [{ lockMinutes: '0' }, { lockMinutes: 'Enter whole minutes, from 1 to 60.' }],
  [{ lockMinutes: '61' }, { lockMinutes: 'Enter whole minutes, from 1 to 60.' }],
  [{ salesClose: '721' }, { salesClose: 'Enter whole minutes, from 0 to 720.' }],
  [{ checkInClose: '721' }, { checkInClose: 'Enter whole minutes, from 0 to 720.' }],
  [{ drawerFloat: '' }, { drawerFloat: 'Enter the float in naira, 0 for none.' }],
  [{ childPercent: '0' }, { childPercent: 'Enter a whole percentage, from 1 to 100.' }],
  [{ outageSeats: '7' }, { outageSeats: 'Enter a whole number, from 0 to 6.' }],
  [{ rescheduleNotice: '721' }, { rescheduleNotice: 'Enter whole hours, from 0 to 720.' }],
  [{ rescheduleNotice: '1.5' }, { rescheduleNotice: 'Enter whole hours, from 0 to 720.' }],
  [{ rescheduleFee: '-5' }, { rescheduleFee: 'Enter the fee in naira, 0 for none.' }],
  [{ rescheduleFee: '₦1,500' }, {}],
  [{ rescheduleFee: '9,000,000' }, { rescheduleFee: 'This amount is too large. Please check its zeros.' }],
  [{ rescheduleFee: '1.500' }, { rescheduleFee: 'Did you mean 1,500? Write kobo with two digits: 1.50.' }],
  [{ restHours: '49' }, { restHours: 'Enter whole hours, from 0 to 48.' }],
  [{ storageHours: '721' }, { storageHours: 'Enter whole hours, from 0 to 720.' }],
  [{ storageFee: 'some' }, { storageFee: 'Enter the fee in naira, 0 for none.' }],
  [{ refundKept: '100' }, { refundKept: 'Enter a whole percentage, from 0 to 99.' }],
  [{ fareRule: 'per-mile' }, { fareRule: 'Choose what a ticket costs.' }],
  [{ accounts: 'pos: 1020 GTBank\n\nOther:x' }, {}],
  [
    { accounts: 'Cash: 1010\nCards: 1020' },
    {
      accounts:
        'Write line 2 as Cash: 1010, with one of Tickets, Waybills, Expenses, Cash, POS, Bank Transfer, Bank, Provider Fee, Other before the colon and at most 40 characters after it.',
    },
  ],
  [
    { accounts: 'Cash: 1010\ncash: 1020' },
    { accounts: 'Line 2 is for the same account as one above. Write one line.' },
  ],
  [{ ticketTerms: 'x'.repeat(4001) }, { ticketTerms: 'At most 4000 characters.' }],
])('%o is refused', (wrong, errors) => {
  expect(fieldErrors(companySchema, { ...DEMO_COMPANY, ...wrong })).toEqual(errors);
});
