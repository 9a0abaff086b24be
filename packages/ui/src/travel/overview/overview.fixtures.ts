import { expect, userEvent, within } from 'storybook/test';

/** For several overviews in one story, whose sections have the same names; a screen has only one overview. */
export const SAME_SECTIONS = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } };

interface Printed {
  /** Label of the button that prints. */
  button: string;
  onPaperChange: unknown;
  onSaveAndPrint: unknown;
}

/** Continues by keyboard from the paper, which has the focus: an arrow key chooses another paper, Tab reaches the button, Enter and Space print. */
export async function printFromPaper(page: HTMLElement, { button, onPaperChange, onSaveAndPrint }: Printed) {
  const overview = within(page);
  await expect(overview.getByRole('radio', { name: '80 mm roll' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(onPaperChange).toHaveBeenCalledWith('A4');
  await userEvent.tab();
  await expect(overview.getByRole('button', { name: button })).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  await expect(onSaveAndPrint).toHaveBeenCalledTimes(2);
}
