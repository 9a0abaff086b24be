import { callerAs, rowsIn } from './support/caller';
import { arrive, fillTicket, submit, ticketNumber } from './support/clerk';
import { SUPER_ADMIN } from './support/office';
import { expect, test } from './support/test';

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
  // A credit that is older than the sale is none of it.
  const today = new Date()
    .toLocaleDateString('en-GB', {
      day: '2-digit',
      month: 'short',
      year: 'numeric',
      timeZone: 'Africa/Lagos',
    })
    .replaceAll(' ', '-');
  const file = {
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Account,0123456789',
        'Trans Date,Remarks,Debit,Credit',
        `${today},NIP FRM ADA OBI FBN5001-1,,"${amount}"`,
        `${today},TRF/GTB/5002/TRAVEL,,"${amount}"`,
        `${today},RENT,,"${amount}"`,
        `${today},SMS CHARGE,52.50,`,
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
