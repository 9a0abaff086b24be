import { arrive } from './support/clerk';
import { SUPER_ADMIN } from './support/office';
import { expect, test } from './support/test';

const PHONE = '08099887711';
const SENDER = 'Zikora Umeh-Falana';

test('somebody asks to be forgotten: what is known of them is found by phone, looked at, erased, and nowhere afterwards', async ({
  page,
  server,
}) => {
  await server.change(
    `update waybill set sender_name = '${SENDER}', sender_number = '${PHONE}' where id = (
       select id from waybill where status = 'Picked Up' and deleted_at is null order by id limit 1)`,
  );
  await arrive(page, server.url, SUPER_ADMIN);
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

  await page.goto(`${server.url}/#/super-admin/activity`);
  await expect(page.getByText(/erased somebody’s personal data: 0 tickets and 1 waybill/)).toBeVisible();
  await expect(page.getByText(SENDER)).toHaveCount(0);
});
