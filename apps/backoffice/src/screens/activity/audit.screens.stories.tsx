import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../paths';
import { ada } from '../../stories/company/office';
import { officeStory } from '../../stories/officeStory';

/** The Activity of the company, for super admins. */
const meta = { title: 'Screens/Activity' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at = paths.superAdmin.activity;
const MOVED = 'Ngozi Eze changed Ada Obi’s terminal from Awka to Lagos';

export const Activity: Story = officeStory({ at, as: 'super_admin', shows: MOVED });

/** The old and the new value of each changed field. */
export const Details: Story = officeStory({
  at,
  as: 'super_admin',
  isState: true,
  shows: MOVED,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /the terminal Awka/ }));
    await expect(await screen.findByText('from 2 Zik Avenue to 12 Zik Avenue')).toBeVisible();
  },
});

/** If there are more people than the filter has loaded, the server searches by name. */
export const OneOfManyPeople: Story = officeStory({
  at,
  as: 'super_admin',
  answers: {
    fetchAdmins: (query) => ({
      data: query.get('q') === 'far' ? [FAR_AWAY] : [],
      ...(!query.has('q') && !query.has('id') && { next_cursor: 'more', total: 230 }),
    }),
  },
  shows: MOVED,
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Person' });
    await userEvent.clear(field);
    await userEvent.type(field, 'far{Enter}');
    await waitFor(() => expect(field).toHaveValue('Farida Bello'));
    await expect(location.hash).toContain('person=far');
  },
});

const FAR_AWAY = { ...ada, id: 'far', name: 'Farida Bello', terminal: 'Yola', department: 'Manager' };

export const NothingOfOnePerson: Story = officeStory({
  at: `${at}?period=today&person=nobody`,
  as: 'super_admin',
  answers: { getAudit: { data: [], next_cursor: null, total: 0 } },
  pictures: [],
  shows: 'Nothing happened in this period',
});

/** The search text comes from the URL and is part of the empty result's text. */
export const NothingFound: Story = officeStory({
  at: `${at}?q=emeka`,
  as: 'super_admin',
  answers: { getAudit: { data: [], next_cursor: null, total: 0 } },
  shows: 'Nothing about “emeka” happened in this period',
  isOnPhones: true,
  play: async () => {
    await expect(screen.getByRole('searchbox', { name: 'Search Activity' })).toHaveValue('emeka');
  },
});

export const Loading: Story = officeStory({
  at,
  as: 'super_admin',
  answers: { getAudit: 'waiting' },
  pictures: [],
  shows: 'Loading the activity…',
});

export const WithoutConnection: Story = officeStory({
  at,
  as: 'super_admin',
  answers: { getAudit: 'offline' },
  pictures: [],
  shows: /Internet disconnected/,
});
