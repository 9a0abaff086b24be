import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { paths } from '../../paths';
import { officeStory } from '../../stories/officeStory';

/** Whether this computer, its scanner, its printer and the connection work. */
const meta = { title: 'Screens/This computer' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = (story: ReturnType<typeof officeStory>) => ({
  ...story,
  parameters: { ...story.parameters, pictures: [] },
});

/** What every browser and every try measures differently; the picture has a dash there. */
const MEASURED = new Set(['Build', 'Address', 'Round trip', 'Room left', 'Browser']);

export const OnOurServer: Story = officeStory({
  at: paths.test,
  shows: /^Motorpark server/,
  play: async () => {
    await expect(screen.getByRole('region', { name: 'Computer' })).toHaveTextContent('Works');
    for (const { textContent, nextElementSibling } of screen.getAllByRole('term'))
      if (nextElementSibling && MEASURED.has(textContent)) nextElementSibling.textContent = '–';
  },
});

export const OnCoreServer: Story = unpictured(
  officeStory({ at: paths.test, server: 'core', shows: 'Core: the basic calls only' }),
);

export const WithoutServer: Story = unpictured(
  officeStory({
    at: paths.test,
    answers: { capabilities: 'offline' },
    shows: 'The server cannot be reached from here.',
  }),
);
