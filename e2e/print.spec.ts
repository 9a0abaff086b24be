import { expect, test } from './support/test';
import { fillTicket, logIn, submit, ticketNumber } from './support/clerk';

const PAPERS = [
  { label: '80 mm roll', name: '80mm', width: 302 },
  { label: 'A4', name: 'A4', width: 794 },
] as const;

test('Save & Print prints the receipt and nothing else, on a roll and on A4', async ({ page, server }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = document.title;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await logIn(page, server.url);
  await fillTicket(page, 2);
  await submit(page);
  const number = await ticketNumber(page);

  for (const { label, name, width } of PAPERS) {
    await page.getByRole('radio', { name: label }).check();
    await page.getByRole('button', { name: 'Save & Print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', `Ticket ${number}`);

    await page.emulateMedia({ media: 'print' });
    const screenSize = page.viewportSize();
    await page.setViewportSize({ width, height: 1123 });
    await expect(page.getByRole('navigation')).toBeHidden();
    const changing = [
      page.getByText(number),
      page.locator('[data-print-sheet] svg'),
      page.locator('[data-changes]'),
    ];
    await expect(page).toHaveScreenshot(`ticket-${name}.png`, {
      fullPage: true,
      mask: changing,
      maskColor: '#888888',
    });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
    if (screenSize) await page.setViewportSize(screenSize);
  }
});
