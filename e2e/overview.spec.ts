import type { Page } from '@playwright/test';
import { arrive, fillTicket, submit, ticketNumber } from './support/clerk';
import { openExpenses } from './support/expense';
import { expect, test } from './support/test';

const title = (page: Page) =>
  page
    .getByRole('main')
    .locator('div', { has: page.getByRole('heading', { name: 'Tickets Overview' }) })
    .last();

/** The buttons and links that the toast covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('.Toastify__toast')?.getBoundingClientRect();
    const pressed = [...document.querySelectorAll('main a[href], main button, header button')];
    return pressed
      .filter((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return toast && bottom > toast.top && top < toast.bottom && right > toast.left && left < toast.right;
      })
      .map(({ textContent }) => textContent);
  });

test('what announces a sale stays with its screen and lies over no button; the title has the route and the status, which has the focus once changed', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await fillTicket(page, 1);
  await submit(page);
  await ticketNumber(page);
  const announced = page.getByRole('alert').filter({ hasText: 'Ticket created successfully!' });
  await expect(announced).toBeVisible();
  await expect.poll(() => covered(page)).toEqual([]);
  await openExpenses(page);
  await expect(announced).toBeHidden();

  await page.goBack();
  await expect(title(page)).toContainText(/Awka (?:-|to) \w+.*Scheduled/);
  await page.getByRole('button', { name: 'Set Boarded' }).focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toContainText('Boarded');
  await expect(page.locator(':focus')).toHaveText(/Boarded/);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Back to Scheduled…');

  // On a phone the print button is at the bottom of the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Save & Print' })).toBeInViewport();
});
