import { expect, test } from '@playwright/test';
import { fillTicket, logIn, submit } from './support/clerk';
import { startCoreServer } from './support/coreServer';

const PAPERS = [
  { label: '80 mm roll', name: '80mm', width: 302, height: 400 },
  { label: 'A4', name: 'A4', width: 794, height: 1123 },
] as const;

/** Everything on the sheet is fixed here: the clock, the trip, the ticket's number. */
const NOW = '2026-11-21T06:41:00.000Z';
const DEPARTURE = '2026-11-21T08:00:00.000Z';

test('Save & Print prints the receipt and nothing else, on a roll and on A4, each on one page', async ({
  page,
}) => {
  const core = await startCoreServer(DEPARTURE);
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = document.title;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await logIn(page, core.url);
  await fillTicket(page, 2);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Tickets Overview' })).toBeVisible();
  const screenSize = page.viewportSize() ?? { width: 1366, height: 768 };

  for (const { label, name, width, height } of PAPERS) {
    await page.getByRole('radio', { name: label }).check();
    await page.evaluate(() => delete document.documentElement.dataset['printed']);
    await page.getByRole('button', { name: 'Save & Print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'Ticket CORE-2');

    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('main')).toBeHidden();
    await expect(page).toHaveScreenshot(`ticket-${name}.png`, { fullPage: true });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(screenSize);
  }
  await core.close();
});
