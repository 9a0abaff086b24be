import type { Page } from '@playwright/test';
import { fillTicket, submit, ticketNumber } from './clerk';

/** Opens the list of tickets from the menu. */
export const openHistory = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tickets' }).click();

/** Opens a row's menu and chooses an item. */
export async function choose(page: Page, number: string, action: string) {
  await page
    .getByRole('row', { name: new RegExp(number) })
    .getByRole('button', { name: /Actions/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Sells a ticket and returns its number, trip and seats. */
export async function sell(page: Page, seatCount: number) {
  const sold = await fillTicket(page, seatCount);
  await submit(page);
  return { ...sold, number: await ticketNumber(page) };
}
