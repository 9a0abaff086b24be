import { expect, screen, waitFor, within } from 'storybook/test';

/** What can be found in the calendar that has unfolded under a field. */
export const unfolded = async (label: string) => within(await screen.findByRole('dialog', { name: label }));

/** Waits until the keyboard is at a day, `January 15, 2025`. */
export const isAt = (day: string) =>
  waitFor(() => expect(screen.getByRole('button', { name: new RegExp(day) })).toHaveFocus());

/** Presses keys, each time until they have led to a day. */
export async function walk(
  { keyboard }: { keyboard: (keys: string) => Promise<void> },
  steps: readonly (readonly [keys: string, day: string])[],
) {
  for (const [keys, day] of steps) {
    await keyboard(keys);
    await isAt(day);
  }
}
