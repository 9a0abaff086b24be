import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths';
import { officeStory } from '../../stories/officeStory';

/** Where everybody comes in (specification section 2.4). */
const meta = { title: 'Screens/Access' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = officeStory({ at: paths.login, shows: 'Forgot Passcode?' });
