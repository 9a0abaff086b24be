import { type Locator, type Page, expect } from '@playwright/test';

/** Confirms a step of a trip if the server asks about its time, and waits until `done` is visible. */
export async function confirmStep(
  page: Page,
  status: 'En-route' | 'Completed',
  done: Locator,
): Promise<void> {
  const question = page.getByRole('alertdialog', { name: `Set ${status} now?` });
  await question.or(done).first().waitFor();
  if (await question.isVisible()) await question.getByRole('button', { name: `Set ${status}` }).click();
  await expect(done).toBeVisible();
}
