import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../controls';
import { HOSTILE_TEXT, UNBROKEN_TEXT } from '../../controls/fixtures';
import { Toaster } from '../Toaster/Toaster';
import { shownToasts } from '../Toaster/shownToasts';
import { toast } from '../Toaster/toast';
import { ErrorDialog } from './ErrorDialog';
import { guide } from './ErrorDialog.guide';

const LONG = 'Seats 4 and 5 were just sold by another clerk. Choose others; the passenger’s data is kept.';

const meta = {
  title: 'Components/Overlay/ErrorDialog',
  component: ErrorDialog,
  tags: ['autodocs'],
  parameters: { guide, picture: 'page', docs: { story: { inline: false } } },
  render: () => (
    <>
      <Toaster autoClose={false} />
      <Button onPress={() => toast.error(LONG)}>Book</Button>
      <ErrorDialog />
    </>
  ),
  beforeEach: () => () => shownToasts.dismiss(),
} satisfies Meta<typeof ErrorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An error of more than a line stays until it is closed; Enter closes it, and the focus returns to the button that was pressed. */
export const States: Story = {
  tags: ['states'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    await expect(await canvas.findByRole('alertdialog')).toHaveAccessibleDescription(LONG);
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'OK' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Book' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    await expect(await canvas.findByRole('alertdialog')).toBeVisible();
  },
};

/** The id of the failed request is shown below and is copied when it is pressed, here and in a toast; Enter still closes. */
export const WithRequest: Story = {
  parameters: { pictures: ['light'] },
  play: async ({ canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    toast.error('Server Error', { requestId: 'k3J9-xQ2' });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Server Error'));
    const request = screen.getByRole('button', { name: 'Request k3J9-xQ2' });
    await waitFor(() => expect(request.getBoundingClientRect().height).toBeGreaterThanOrEqual(24));
    await userEvent.click(request);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('copied'));
    await expect(writeText).toHaveBeenCalledWith('k3J9-xQ2');
    shownToasts.dismiss();
    toast.error(LONG, { requestId: 'p7_Zb41q' });
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription(LONG));
    await expect(canvas.getByRole('button', { name: 'OK' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Request p7_Zb41q' }));
    await waitFor(() => expect(canvas.getByText('copied')).toBeVisible());
    await expect(writeText).toHaveBeenLastCalledWith('p7_Zb41q');
  },
};

/** An error of one line is a toast, and so is one that the page also shows. Two long errors are shown one after the other, the same one once. */
export const OneAfterAnother: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  play: async ({ canvas }) => {
    toast.error('Internet disconnected');
    toast.error(`${LONG} It stands on the page.`, { isOnPage: true });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    toast.error(LONG);
    toast.error(LONG);
    toast.error(`${UNBROKEN_TEXT} ${HOSTILE_TEXT}`);
    await expect(await canvas.findByText(LONG)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText(new RegExp(UNBROKEN_TEXT))).toBeVisible();
  },
};
