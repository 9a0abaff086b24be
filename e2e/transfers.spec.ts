import { accessibilityFaults } from './support/accessibilityFaults';
import { callerAs } from './support/caller';
import { arrive, fillTicket, submit, ticketNumber } from './support/clerk';
import { SUPER_ADMIN } from './support/office';
import { startPaymentProvider } from './support/paymentProvider';
import { expect, test } from './support/test';
import { openHistory } from './support/ticket';

test('a transfer to the sale’s own account confirms it by itself; what comes in part, or too much, is said', async ({
  page,
  server,
}) => {
  const { url } = server;
  const provider = await startPaymentProvider(server);
  const company = await callerAs(url, SUPER_ADMIN);
  await company('PUT', 'edit_company', { confirmation_rule: 'required', confirmation_minutes: '60' });

  await arrive(page, url);
  const account = page.getByRole('region', { name: /^Transfer ₦.* to this account$/ });
  const sell = async () => {
    await fillTicket(page, 1);
    await page.getByRole('radio', { name: 'Bank Transfer' }).check();
    await submit(page);
    const number = await ticketNumber(page);
    await expect(account).toContainText('Waiting for the money');
    const shown = (await account.textContent()) ?? '';
    const kobo = Math.round(Number(/₦([\d,.]+)/.exec(shown)?.[1]?.replaceAll(',', '')) * 100);
    return { number, kobo, to: (/\d{3} \d{3} \d{4}/.exec(shown)?.[0] ?? '').replaceAll(' ', '') };
  };

  const first = await sell();
  await expect(page.getByText(/^Awaiting confirmation until/)).toBeVisible();
  const address = page.url();
  // The clerk goes on with the next customer.
  await openHistory(page);
  await expect(account).toHaveCount(0);
  expect(await provider.pay(first.to, first.kobo)).toEqual([200]);
  await expect(page.getByText(`Ticket ${first.number} is paid`)).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Confirmed, ');
  await expect(account).toHaveCount(0);

  // The customer sends less, then the rest and more to the account that asks for it; no event comes.
  provider.faults.add('lost');
  const second = await sell();
  await provider.pay(second.to, 100_000);
  await expect(account).toContainText('₦1,000.00 has come.', { timeout: 60_000 });
  await account.getByRole('button', { name: /^Ask for ₦/ }).click();
  await expect(account).toContainText('Waiting for the money');
  const rest = (/\d{3} \d{3} \d{4}/.exec((await account.textContent()) ?? '')?.[0] ?? '').replaceAll(' ', '');
  expect(rest).not.toBe(second.to);
  provider.faults.delete('lost');
  await provider.pay(rest, second.kobo - 100_000 + 50_000);
  await expect(page.getByText(`Ticket ${second.number} is paid`)).toBeVisible();

  const office = await callerAs(url, SUPER_ADMIN);
  expect(JSON.stringify(await office('GET', 'get_look_at?status=To give back'))).toContain(second.number);
  await provider.close();
});

test('the demo’s page “Customer’s phone” says that no money moves, and pays a sale by transfer', async ({
  page,
  context,
  server,
}) => {
  await server.restart({ DEMO: '1' });
  const company = await callerAs(server.url, SUPER_ADMIN);
  await company('PUT', 'edit_company', { confirmation_rule: 'required', confirmation_minutes: '60' });
  await arrive(page, server.url);
  await fillTicket(page, 1);
  await page.getByRole('radio', { name: 'Bank Transfer' }).check();
  await submit(page);
  const number = await ticketNumber(page);
  await expect(page.getByText('Waiting for the money.')).toBeVisible();

  const phone = await context.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  const address = () => /"phone":"([^"]+)"/.exec(server.output())?.[1];
  await expect.poll(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  await phone.goto(address() ?? '');
  await expect(phone.getByText('Motorpark payment simulator: no money moves')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await phone.emulateMedia({ colorScheme });
    expect(await accessibilityFaults(phone), colorScheme).toEqual([]);
  }
  const account = phone.getByRole('article').filter({ hasText: number });
  await account.getByLabel('Part, in naira').fill('lots');
  await account.getByRole('button', { name: 'Pay a part' }).click();
  await expect(account.getByLabel('Part, in naira')).toBeFocused();
  await account.getByRole('button', { name: 'Pay in full' }).press('Enter');
  await expect(phone.getByRole('status')).toContainText('Motorpark has taken 1 event.');
  await expect(phone.getByRole('status')).toBeFocused();
  await expect(page.getByText(`Ticket ${number} is paid`)).toBeVisible();
});
