import { type Locator, type Page, expect } from '@playwright/test';

/**
 * Takes a step of a trip by `press`, confirms it if the server asks about its time, and waits until `done` is visible. The response decides, because the screen
 * shows the new status before it comes.
 */
export async function takeStep(
  page: Page,
  status: 'En-route' | 'Completed',
  press: () => Promise<unknown>,
  done: Locator,
): Promise<void> {
  const answered = page.waitForResponse(/\/trip_status\//);
  await press();
  const answer = await (await answered).text();
  if (answer.includes('"confirmed":[')) {
    const question = page.getByRole('alertdialog', { name: `Set ${status} now?` });
    await question.getByRole('button', { name: `Set ${status}` }).click();
  }
  await expect(done).toBeVisible();
}
