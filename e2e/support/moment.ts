import type { Locator, Page } from '@playwright/test';

/** The two inputs of the form's field for day and time. */
export const momentFields = (page: Page): { day: Locator; time: Locator } => {
  const field = page.getByRole('form').getByRole('group', { name: 'Travel Date' });
  return { day: field.getByLabel('Day'), time: field.getByLabel('Time') };
};

/** Types a date and time given as `2026-12-24T19:30` as a user does: 24122026 and 1930. */
export async function fillMoment(page: Page, moment: string) {
  const { day, time } = momentFields(page);
  const [year = '', month = '', date = ''] = moment.slice(0, 10).split('-');
  await day.fill(date + month + year);
  await time.fill(moment.slice(11).replace(':', ''));
}
