import { tripField } from './support/clerk';
import { arriveAtCore } from './support/core';
import { expect, test } from './support/test';

const DAY_MS = 24 * 60 * 60_000;

test('a PC whose clock is a day ahead says so, and offers tomorrow’s bus as tomorrow’s', async ({
  page,
  startCore,
}) => {
  const core = await startCore({ travelDate: new Date(Date.now() + DAY_MS).toISOString() });
  await page.clock.setFixedTime(Date.now() + DAY_MS);
  await arriveAtCore(page, core, '/admin/tickets/edit');
  await expect(
    page.getByText(
      'This PC’s clock is 1 day ahead. Set it right in the PC’s date and time settings. Motorpark uses the server’s time.',
    ),
  ).toBeVisible();
  await tripField(page).click();
  await expect(page.getByRole('option').first()).toContainText('tomorrow');
});
