import { expect, screen, waitFor, within } from 'storybook/test';

/** Finds elements of the calendar that is open below a field. */
export const openCalendar = async (label: string) =>
  within(await screen.findByRole('dialog', { name: label }));

/** Waits until a day has the focus, such as `January 15, 2025`. */
export const expectFocusedDay = (day: string) =>
  waitFor(() => expect(screen.getByRole('button', { name: new RegExp(day) })).toHaveFocus());

/** Presses keys, and waits after each step until its day has the focus. */
export async function walk(
  { keyboard }: { keyboard: (keys: string) => Promise<void> },
  steps: readonly (readonly [keys: string, day: string])[],
) {
  for (const [keys, day] of steps) {
    await keyboard(keys);
    await expectFocusedDay(day);
  }
}
