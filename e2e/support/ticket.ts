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

/** Returns the server's own count of tickets with a status, formatted as on the card. */
export async function countOf(page: Page, url: string, status: string): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const answer = await fetch(`${url}/api/get_summary`, { headers: { Authorization: `Bearer ${token}` } });
  const count = new RegExp(`"ticket_status":\\{[^}]*"${status}":(\\d+)`).exec(await answer.text())?.[1];
  return Number(count).toLocaleString('en-US');
}

/** A seat of the seat grid, by its number and status. */
export const seat = (page: Page, number: number, status: string) =>
  page.getByRole('button', { name: `Seat ${number}, ${status}` });

/** Sells a ticket and returns its number, trip and seats. */
export async function sell(page: Page, seatCount: number) {
  const sold = await fillTicket(page, seatCount);
  await submit(page);
  return { ...sold, number: await ticketNumber(page) };
}
