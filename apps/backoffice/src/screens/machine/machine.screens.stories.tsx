import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { paths } from '../../paths';
import { officeStory } from '../../stories/officeStory';

/** Whether this computer, its scanner, its printer and the connection work. It describes the viewing browser, so no picture is kept. */
const meta = { title: 'Screens/This computer' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = (story: ReturnType<typeof officeStory>) => ({
  ...story,
  parameters: { ...story.parameters, pictures: [] },
});

export const OnOurServer: Story = unpictured(
  officeStory({
    at: paths.test,
    shows: 'Motorpark server',
    play: async () => {
      await expect(screen.getByRole('region', { name: 'Computer' })).toHaveTextContent('Works');
    },
  }),
);

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
