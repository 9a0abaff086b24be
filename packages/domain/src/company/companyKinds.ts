import type { ValuesOf } from '../field';
import { OFFICE_SETTINGS } from './officeSettings';
import { SALE_SETTINGS } from './saleSettings';

/** What kind of company was set up: each answers the same settings, which are then changed one by one (docs/company.md#an-empty-company). */
export const COMPANY_KINDS = ['park', 'terminals', 'large'] as const;
export type CompanyKind = (typeof COMPANY_KINDS)[number];

export const COMPANY_KIND_LABELS: Readonly<Record<CompanyKind, string>> = {
  park: 'Small park',
  terminals: 'Terminal company',
  large: 'Large company',
};

export const COMPANY_KIND_HINTS: Readonly<Record<CompanyKind, string>> = {
  park: 'One PC and one clerk, who knows the drivers.',
  terminals: 'Several terminals, each with its own staff and cash.',
  large: 'Many terminals, with managers and a head office.',
};

/** The settings that the kind of company answers. */
export const KIND_SETTINGS = {
  shiftRule: SALE_SETTINGS.shiftRule,
  confirmationRule: SALE_SETTINGS.confirmationRule,
  outageSeats: SALE_SETTINGS.outageSeats,
  infantAge: SALE_SETTINGS.infantAge,
  passengerDetails: OFFICE_SETTINGS.passengerDetails,
  identificationWorth: OFFICE_SETTINGS.identificationWorth,
  vehiclePapers: OFFICE_SETTINGS.vehiclePapers,
  driverPapers: OFFICE_SETTINGS.driverPapers,
  paperRule: OFFICE_SETTINGS.paperRule,
  restHours: OFFICE_SETTINGS.restHours,
  retentionMonths: OFFICE_SETTINGS.retentionMonths,
} as const;

/** What each kind of company starts with. */
export const KIND_VALUES: Readonly<Record<CompanyKind, ValuesOf<typeof KIND_SETTINGS>>> = {
  park: {
    shiftRule: 'optional',
    confirmationRule: 'none',
    outageSeats: 0,
    infantAge: 2,
    passengerDetails: 'asked',
    identificationWorth: 0,
    vehiclePapers: '',
    driverPapers: '',
    paperRule: 'listed',
    restHours: 0,
    retentionMonths: 0,
  },
  terminals: {
    shiftRule: 'required',
    confirmationRule: 'required',
    outageSeats: 1,
    infantAge: 2,
    passengerDetails: 'asked',
    identificationWorth: 10_000_000,
    vehiclePapers: '',
    driverPapers: '',
    paperRule: 'listed',
    restHours: 1,
    retentionMonths: 24,
  },
  large: {
    shiftRule: 'required',
    confirmationRule: 'required',
    outageSeats: 2,
    infantAge: 2,
    passengerDetails: 'required',
    identificationWorth: 5_000_000,
    vehiclePapers: OFFICE_SETTINGS.vehiclePapers.usual,
    driverPapers: OFFICE_SETTINGS.driverPapers.usual,
    paperRule: 'required',
    restHours: 8,
    retentionMonths: 24,
  },
};
