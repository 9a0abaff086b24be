import type { Page } from '@playwright/test';
import { fillTicket, submit } from './support/clerk';
import { arriveAtCore } from './support/core';
import { CORE_WAYBILL } from './support/coreCompany';
import type { CoreServer } from './support/coreServer';
import { PAPERS, onPaper, pagesOf, withoutPrintDialog } from './support/paper';
import { stillTime } from './support/stillTime';
import { expect, test } from './support/test';
import { fillWaybill } from './support/waybill';

/** All values on the sheet are fixed: the clock, the trip, the numbers. */
const NOW = '2026-11-21T06:41:00.000Z';
const DEPARTURE = '2026-11-21T08:00:00.000Z';

const SHEETS = [
  {
    name: 'ticket',
    button: 'Save & Print',
    title: 'Ticket CORE-2',
    pages: { '58mm': 1, '80mm': 1, A4: 1 },
    make: (page: Page) => fillTicket(page, 2),
  },
  {
    name: 'waybill',
    button: 'Save and Print',
    title: `Waybill ${CORE_WAYBILL}`,
    // Two slips of a roll, each cut off; on A4 two halves of a sheet.
    pages: { '58mm': 2, '80mm': 2, A4: 1 },
    make: (page: Page) => fillWaybill(page),
  },
] as const;

async function openOverview(page: Page, core: CoreServer, { button, make }: (typeof SHEETS)[number]) {
  await stillTime(page, new Date(NOW));
  await withoutPrintDialog(page);
  await arriveAtCore(page, core, '/admin/dashboard');
  await make(page);
  await submit(page);
  await expect(page.getByRole('button', { name: button })).toBeVisible();
}

// Their codes are read in print-longest.spec.ts and print-signed.spec.ts.
for (const sheet of SHEETS) {
  const { name, button, title, pages } = sheet;

  test(`the ${name} prints as its receipt and nothing else, on either roll and on A4, and breaks nowhere`, async ({
    page,
    startCore,
  }) => {
    await openOverview(page, await startCore({ travelDate: DEPARTURE }), sheet);
    for (const paper of PAPERS) {
      await onPaper(page, { paper, button, title }, async () => {
        await expect(page).toHaveScreenshot(`${name}-${paper.name}.png`, { fullPage: true });
        expect(await pagesOf(page)).toBe(pages[paper.name]);
      });
    }
  });
}
