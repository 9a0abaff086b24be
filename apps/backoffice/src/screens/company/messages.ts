import type { ProviderTrouble } from '@motorpark/domain';

/** Texts of the company's form (docs/company.md). */
export const messages = {
  provider: {
    'never run': {
      title: 'Never run against the real service',
      text: 'Payments by transfer are set up, but nobody has checked them with the real keys. Run motorpark check payments on the server.',
    },
    'for tests': {
      title: 'No real money comes by transfer',
      text: 'Payments by transfer have test keys, or another server than the provider’s own. Put the real keys into the settings of the server, then run motorpark check payments.',
    },
  } satisfies Record<ProviderTrouble, { title: string; text: string }>,
  erase: 'Erase personal data',
  title: 'Company',
  lead: 'What the login page, the menu, receipts and mails say, and what a ticket costs.',
  saving: 'Saving the company...',
  saved: 'Company saved.',
  makingTrips: (days: number) =>
    `The trips of ${days} days ahead are made in the next minutes. The timetable shows those that are there already.`,
  loading: 'Loading the company…',
  loadFailed: 'The company could not be loaded.',
  sections: 'Sections',
  receipts: 'Receipts',
  couldNotLeave: (buses: string, drivers: string) => `${buses} and ${drivers} could not leave today`,
  enterPapersFirst: 'Enter their papers first. A super admin can let each leave with a reason.',
  withoutPapers: 'Without valid papers',
  busOrDriver: 'Bus or driver',
  missing: 'What is missing',
  allCouldLeave: 'All buses and drivers have valid papers today.',
  leftOut: 'Receipts leave out what the company does not do',
  hide: 'Don’t show again',
  images: 'Images',
  logo: {
    label: 'Logo',
    hint: 'At the top of receipts. Saved as soon as you choose it: a PNG, JPEG or SVG.',
  },
  signature: { label: 'Signature', hint: 'On waybills. Saved as soon as you choose it.' },
  imageSaved: (label: string) => `${label} saved.`,
  imageRemoved: (label: string) => `${label} removed.`,
  imageFailed: (label: string) => `${label} could not be saved.`,
  preview: 'Print preview',
  ticket: 'Ticket',
  waybill: 'Waybill',
  printedTicket: 'Printed ticket',
  printedWaybill: 'Printed waybill',
};
