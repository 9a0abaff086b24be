import type { Page } from '@playwright/test';
import { arrive, fillTicket, submit, ticketNumber } from './support/clerk';
import { openExpenses } from './support/expense';
import { expect, test } from './support/test';
import { fillWaybill, waybillNumber } from './support/waybill';

const title = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('div', { has: page.getByRole('heading', { name }) })
    .last();

test('beside a ticket’s title stand its route and its status, which has the focus after it has changed', async ({
  page,
  server,
}) => {
  await arrive(page, server.url);
  await fillTicket(page, 1);
  await submit(page);
  await ticketNumber(page);
  await expect(title(page, 'Tickets Overview')).toContainText(/Awka (?:-|to) \w+.*Scheduled/);
  await page.getByRole('button', { name: 'Set Boarded' }).focus();
  await page.keyboard.press('Enter');
  await expect(title(page, 'Tickets Overview')).toContainText('Boarded');
  await expect(page.locator(':focus')).toHaveText(/Boarded/);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Set Enroute');
});

test('so do a waybill’s', async ({ page, server }) => {
  await arrive(page, server.url);
  await fillWaybill(page);
  await submit(page);
  await waybillNumber(page);
  await expect(title(page, 'Waybill Overview')).toContainText(/Awka (?:-|to) Lagos.*Pending/);
  await page.getByRole('button', { name: 'Set On-Transit' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText(/On-Transit/);
});

test('what announces a screen stays with it and goes with it, and lies over no button', async ({
  page,
  server,
}) => {
  await arrive(page, server.url);
  await fillTicket(page, 1);
  await submit(page);
  await ticketNumber(page);
  const announced = page.getByRole('alert').filter({ hasText: 'Ticket created successfully!' });
  await expect(announced).toBeVisible();
  const covered = () =>
    page.evaluate(() => {
      const toast = document.querySelector('.Toastify__toast')?.getBoundingClientRect();
      const pressed = [...document.querySelectorAll('main a[href], main button, header button')];
      return pressed
        .filter((element) => {
          const { top, bottom, left, right } = element.getBoundingClientRect();
          return (
            toast && bottom > toast.top && top < toast.bottom && right > toast.left && left < toast.right
          );
        })
        .map(({ textContent }) => textContent);
    });
  await expect.poll(covered).toEqual([]);
  await openExpenses(page);
  await expect(announced).toBeHidden();
});

test('on a phone a ticket is printed under the thumb', async ({ page, server }) => {
  await arrive(page, server.url);
  await fillTicket(page, 1);
  await submit(page);
  await ticketNumber(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Save & Print' })).toBeInViewport();
});
