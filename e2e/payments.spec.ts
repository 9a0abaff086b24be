import { callerAs, rowsIn } from './support/caller';
import { arrive, fillTicket, openBooking, pickTrip, submit, ticketNumber } from './support/clerk';
import { SUPER_ADMIN } from './support/office';
import { expect, test } from './support/test';
import { choose } from './support/ticket';

test('a transfer waits on the ticket and its receipt until the head office has seen the money, under a reference that counts once', async ({
  page,
  browser,
  server: { url },
}) => {
  const company = await callerAs(url, SUPER_ADMIN);
  await company('PUT', 'edit_company', { confirmation_rule: 'required', confirmation_minutes: '600' });

  await arrive(page, url);
  const sell = async () => {
    await fillTicket(page, 1);
    await page.getByRole('radio', { name: 'Bank Transfer' }).check();
    await submit(page);
    return ticketNumber(page);
  };
  const first = await sell();
  await expect(page.getByText(/^Awaiting confirmation until /)).toBeVisible();
  await page.getByRole('link', { name: 'Customer Receipt' }).click();
  await expect(page.getByRole('region', { name: 'Customer Receipt' })).toContainText('AWAITING CONFIRMATION');
  const second = await sell();

  // The clerk sees that it waits, but cannot confirm the payment of their own sale.
  await page.goto(`${url}/#/admin/till/payments`);
  const waiting = page.getByRole('row').filter({ hasText: second });
  await expect(waiting).toContainText('Awaiting confirmation');
  await waiting.getByRole('button', { name: /Actions/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Show ticket' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Confirm' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  const office = await (await browser.newContext()).newPage();
  await arrive(office, url, SUPER_ADMIN);
  await office.goto(`${url}/#/super-admin/shifts`);
  await office.getByRole('link', { name: 'Payments to confirm' }).click();
  const amount = /₦([\d,.]+)/.exec(
    (await office.getByRole('row').filter({ hasText: first }).textContent()) ?? '',
  )?.[1];
  const confirm = async (number: string, reference: string) => {
    await choose(office, number, 'Confirm');
    const dialog = office.getByRole('dialog', { name: `Confirm ${number}` });
    await dialog.getByLabel(/^Reference/).fill(reference);
    await dialog.getByLabel(/^Amount that came/).fill(amount ?? '');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    return dialog;
  };
  await expect(await confirm(first, 'FBN 0042-1')).toHaveCount(0);
  await expect(office.getByRole('row').filter({ hasText: first })).toContainText('Confirmed');
  const dialog = await confirm(second, 'fbn 00421');
  await expect(dialog.getByText(`This reference was used already: Ticket ${first}.`)).toBeVisible();
  await dialog.getByLabel(/^Reference/).fill('FBN 0043');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
  await office.context().close();

  await choose(page, first, 'Show ticket');
  await expect(page.getByText('Confirmed, FBN 0042-1').first()).toBeVisible();
  await page.getByRole('link', { name: 'Customer Receipt' }).click();
  const receipt = page.getByRole('region', { name: 'Customer Receipt' });
  await expect(receipt).toContainText('Confirmed, FBN 0042-1');
  await expect(receipt).not.toContainText('AWAITING CONFIRMATION');
});

test('a bank’s statement names the payments that came, and those that are ticked are confirmed', async ({
  page,
  browser,
  server: { url },
}) => {
  const company = await callerAs(url, SUPER_ADMIN);
  await company('PUT', 'edit_company', { confirmation_rule: 'required', confirmation_minutes: '600' });

  await arrive(page, url);
  const sell = async (reference: string) => {
    await fillTicket(page, 1);
    await expect(page.getByLabel('Payment Reference')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Bank Transfer' }).check();
    await page.getByLabel('Payment Reference').fill(reference);
    await submit(page);
    return ticketNumber(page);
  };
  const first = await sell('FBN 5001-1');
  await expect(page.getByText('FBN 5001-1')).toBeVisible();
  const second = await sell('GTB/5002');

  // The clerk who sold them sees that they were received, but cannot confirm them.
  await page.goto(`${url}/#/admin/till/payments`);
  const waiting = page.getByRole('row').filter({ hasText: first });
  await expect(waiting).toContainText('Given: FBN 5001-1');
  const amount = /₦([\d,.]+)/.exec((await waiting.textContent()) ?? '')?.[1] ?? '';
  const file = {
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Account,0123456789',
        'Trans Date,Remarks,Debit,Credit',
        `21-Nov-2026,NIP FRM ADA OBI FBN5001-1,,"${amount}"`,
        `21-Nov-2026,TRF/GTB/5002/TRAVEL,,"${amount}"`,
        `21-Nov-2026,RENT,,"${amount}"`,
        '21-Nov-2026,SMS CHARGE,52.50,',
      ].join('\r\n'),
    ),
  };
  await page.getByRole('link', { name: 'Bank statement' }).click();
  await page.getByLabel('Statement as CSV').locator('input').setInputFiles(file);
  await expect(page.getByRole('checkbox', { name: first })).toBeDisabled();

  const office = await (await browser.newContext()).newPage();
  await arrive(office, url, SUPER_ADMIN);
  await office.goto(`${url}/#/super-admin/shifts/payments`);
  await office.getByRole('link', { name: 'Bank statement' }).click();
  await office.getByLabel('Statement as CSV').locator('input').setInputFiles(file);
  const row = (number: string) => office.getByRole('row').filter({ hasText: number });
  await expect(row(first)).toContainText('Not confirmed yet');

  // Another user confirms the second one first.
  const queue = rowsIn(await company('GET', 'get_awaited_payments'));
  const id = queue.find(({ number }) => number === second)?.['id'];
  await company('PUT', `confirm_payment/${String(id)}`, {
    reference: 'GTB 5002',
    amount: amount.replaceAll(',', ''),
  });
  await office.getByRole('button', { name: 'Tick all' }).click();
  await office.getByRole('button', { name: 'Confirm 2 payments' }).click();
  await expect(row(first)).toContainText('Confirmed');
  await expect(row(second)).toContainText('This payment is confirmed already');

  await office.getByRole('link', { name: 'Payments to confirm' }).first().click();
  await expect(row(first)).toContainText('FBN 5001-1');
  await office.context().close();
});

test('a transfer that does not come in time frees its seats, and the clerk who sold is told until they know', async ({
  page,
  server,
}) => {
  const company = await callerAs(server.url, SUPER_ADMIN);
  await company('PUT', 'edit_company', { confirmation_rule: 'required', confirmation_minutes: '600' });
  await arrive(page, server.url);
  const { trip, seats } = await fillTicket(page, 2);
  await page.getByRole('radio', { name: 'Bank Transfer' }).check();
  await submit(page);
  const number = await ticketNumber(page);

  // Moves the time of expiry into the past.
  await server.change(`do $$ begin
    alter table awaited_payment disable trigger awaited_payment_is_settled_once;
    update awaited_payment set expires_at = now() - interval '1 minute' where outcome is null;
    alter table awaited_payment enable trigger awaited_payment_is_settled_once;
  end $$`);
  await page.goto(`${server.url}/#/admin/dashboard`);
  await page.reload();
  await expect(page.getByText('1 sale was not paid in time.')).toBeVisible();
  await page.getByRole('link', { name: 'Show', exact: true }).click();
  const notice = page.getByText(`${number} is void`);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Expired');

  await openBooking(page);
  await pickTrip(page, trip);
  for (const seat of seats) {
    await expect(page.getByRole('button', { name: `Seat ${seat}, Available` })).toBeVisible();
  }

  await page.goto(`${server.url}/#/admin/till/payments`);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Expired');
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('1 sale was not paid in time.')).toHaveCount(0);
});
