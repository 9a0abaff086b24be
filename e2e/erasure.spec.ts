import { lagosDay } from '@motorpark/domain';
import { callerAs, fieldsOf, rowsIn } from './support/caller';
import { arrive } from './support/clerk';
import { SUPER_ADMIN } from './support/office';
import { expect, test } from './support/test';

const PHONE = '08099887711';
const SENDER = 'Zikora Umeh-Falana';

/** Creates a waybill of this person that was picked up. */
async function pickedUp(url: string) {
  const clerk = await callerAs(url, 'awka@motorpark.example');
  const office = await callerAs(url, SUPER_ADMIN);
  const terminals = rowsIn(await clerk('GET', 'fetch_terminals'));
  const idOf = (name: string) => terminals.find((one) => one['terminal_name'] === name)?.['id'];
  const { data } = await clerk('POST', 'create_waybills', {
    sender_name: SENDER,
    sender_number: PHONE,
    sender_address: '12 Zik Avenue, Awka',
    receiver_name: 'Bola Adeyemi',
    receiver_number: '07061234567',
    original_terminal: idOf('Awka'),
    destination_terminal: idOf('Lagos'),
    book_date: lagosDay(new Date().toISOString()),
    description: 'A carton of textbooks',
    quantity: '2',
    weight: '12.5',
    worth_of_goods: 40_000,
    handling_instructions: 'Keep dry',
    payment_method: 'Cash',
    amount: 3_500,
  });
  const path = `waybill_status/${String(fieldsOf(data)['id'])}`;
  for (const status of ['On-Transit', 'Delivered']) {
    await office('PUT', path, { status, reason: 'Went with a taxi' });
  }
  await office('PUT', path, {
    status: 'Picked Up',
    collected_by: 'Bola Adeyemi',
    collector_phone: '07061234567',
  });
}

test('somebody asks to be forgotten: what is known of them is found by phone, looked at, erased, and nowhere afterwards', async ({
  page,
  sharedServer: { url },
}) => {
  await pickedUp(url);
  await arrive(page, url, SUPER_ADMIN);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Company' }).click();
  await page.getByRole('link', { name: 'Erase personal data' }).click();

  const phone = page.getByLabel('Phone');
  await phone.fill('0809');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(phone).toHaveAccessibleDescription(/Enter a phone number/);
  await phone.fill('0809 988 7711');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('1 waybill can be erased')).toBeVisible();

  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await page.getByRole('button', { name: 'No, Cancel' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, Erase' }).click();
  await expect(page.getByText('Personal data erased.')).toBeVisible();
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'No ticket and no waybill has this phone.' }),
  ).toBeVisible();

  await page.goto(`${url}/#/super-admin/activity`);
  await expect(page.getByText(/erased somebody’s personal data: 0 tickets and 1 waybill/)).toBeVisible();
  await expect(page.getByText(SENDER)).toHaveCount(0);
});
