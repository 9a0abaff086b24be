import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths, recordPath } from '../../paths';
import { timetable } from '../../stories/company/office';
import { officeStory } from '../../stories/officeStory';

/** The timetable: the services of all routes, and of each the trips that they make. */
const meta = { title: 'Screens/Timetable' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at = recordPath(paths.superAdmin.timetable, 'r1');

/** The services of all routes; a row opens the timetable of its route. */
export const AllServices: Story = officeStory({
  at: paths.superAdmin.timetable,
  as: 'super_admin',
  isOnPhones: true,
  shows: '02:30 PM',
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Import CSV' })).toBeVisible();
  },
});

/** Holidays of many services: days on which none of the ticked ones departs; what stays because it is sold is named before anything is saved. */
export const HolidaysOfMany: Story = officeStory({
  at: paths.superAdmin.timetable,
  as: 'super_admin',
  answers: {
    previewServices: {
      data: {
        added: 0,
        moved: 0,
        removed: 3,
        staying: [{ trip_id: 'tr2', name: 'Awka - Lagos, 25 Dec 2026, 07:00 AM', why: 'sold' }],
        stay_count: 1,
        questions: [],
        plan: 'plan-1',
      },
    },
    changeServices: { data: { changed: 2 } },
  },
  pictures: ['desktop--light'],
  shows: '02:30 PM',
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Not on these days…' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Awka - Lagos, 02:30 PM' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tick all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Not on these days…' }));
    await expect(screen.getByRole('heading', { name: 'Days without 2 services' })).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Not on/ }), '25 Dec 2026, 26 Dec 2026');
    await userEvent.click(screen.getByRole('button', { name: 'Show what changes' }));
    await waitFor(() => expect(screen.getByText('3 trips are taken away')).toBeVisible());
    await expect(screen.getByText('Awka - Lagos, 25 Dec 2026, 07:00 AM')).toBeVisible();
  },
});

/** Another time of a service from a day on, saved; a form without a time and a day says so. */
export const AnotherTimeFromADate: Story = officeStory({
  at: paths.superAdmin.timetable,
  as: 'super_admin',
  answers: {
    previewServices: {
      data: { added: 0, moved: 12, removed: 0, staying: [], stay_count: 0, questions: [], plan: 'plan-1' },
    },
    changeServices: { data: { changed: 1 } },
  },
  pictures: [],
  shows: '02:30 PM',
  play: async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Awka - Lagos, 02:30 PM' }));
    await userEvent.click(screen.getByRole('button', { name: 'Another time from a date…' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show what changes' }));
    await expect(await screen.findByText('Departure is required')).toBeVisible();
    await expect(screen.getByText('First day is required')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Departure/ }), '3pm');
    await userEvent.type(screen.getByRole('textbox', { name: /First day/ }), '1 Dec 2026');
    await userEvent.click(screen.getByRole('button', { name: 'Show what changes' }));
    await waitFor(() => expect(screen.getByText('12 trips changed')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Save the timetable' }));
    await waitFor(() => expect(screen.getByText('The timetable is saved.')).toBeVisible());
  },
});

/** A service is deleted from the timetable of its route: what is taken away and what stays is shown first. */
export const DeletedService: Story = officeStory({
  at,
  as: 'super_admin',
  answers: {
    previewServices: {
      data: {
        added: 0,
        moved: 0,
        removed: 13,
        staying: [{ trip_id: 'tr2', name: 'Awka - Lagos, 25 Nov 2026, 07:00 AM', why: 'sold' }],
        stay_count: 1,
        questions: [],
        plan: 'plan-1',
      },
    },
    changeServices: { data: { changed: 1 } },
  },
  pictures: [],
  shows: 'Services',
  play: async () => {
    const services = within(screen.getByRole('table', { name: 'Services of this route' }));
    const [actions] = services.getAllByRole('button', { name: /^Actions for/ });
    if (actions) await userEvent.click(actions);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    await expect(screen.getByRole('heading', { name: 'Delete Awka - Lagos, 07:00 AM' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show what changes' }));
    await waitFor(() => expect(screen.getByText('13 trips are taken away')).toBeVisible());
    await expect(screen.getByText('It has tickets.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Awka - Lagos, 07:00 AM' }));
    await waitFor(() => expect(screen.getByText('1 service deleted.')).toBeVisible());
  },
});

/** Its services, and the weeks ahead as a grid of days. */
export const OfARoute: Story = officeStory({
  at,
  as: 'super_admin',
  isOnPhones: true,
  shows: 'The trips ahead',
});

/** While the trips of further days are made in the background, it says how far that is. */
export const TripsAreMade: Story = officeStory({
  at,
  as: 'super_admin',
  answers: { getTimetable: { data: { ...timetable, progress: { done: 1_200, services: 5_000 } } } },
  pictures: [],
  shows: 'Trips are made until 5 Dec 2026: 1,200 of 5,000 services.',
});

/** What an edit would move and take away, and what stays because it is sold, is shown before it is saved. */
export const ChangeIsShownFirst: Story = officeStory({
  at,
  as: 'super_admin',
  answers: {
    previewService: {
      data: {
        plan: 'plan-1',
        questions: [],
        days: [
          {
            service_id: 's1',
            day: '2026-11-23',
            kind: 'moved',
            departs_at: '2026-11-23T07:00:00.000Z',
            from: '2026-11-23T06:00:00.000Z',
            trip_id: 'tr1',
          },
          {
            service_id: 's1',
            day: '2026-11-24',
            kind: 'stays',
            departs_at: '2026-11-24T06:00:00.000Z',
            trip_id: 'tr2',
            why: 'sold',
          },
          {
            service_id: 's1',
            day: '2026-11-29',
            kind: 'removed',
            departs_at: '2026-11-29T06:00:00.000Z',
            trip_id: 'tr3',
          },
        ],
      },
    },
  },
  pictures: ['desktop--light'],
  shows: 'Services',
  play: async () => {
    const services = within(screen.getByRole('table', { name: 'Services of this route' }));
    const [actions] = services.getAllByRole('button', { name: /^Actions for/ });
    if (actions) await userEvent.click(actions);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const time = await screen.findByRole('textbox', { name: /Departure/ });
    await userEvent.clear(time);
    await userEvent.type(time, '8am');
    await userEvent.click(screen.getByRole('button', { name: 'Show what changes' }));
    await waitFor(() => expect(screen.getByText('1 trip changed, 1 trip is taken away')).toBeVisible());
    await expect(screen.getByText('It has tickets.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      expect.stringContaining('tr2'),
    );
  },
});

const TWICE =
  'This route has another service at 08:00 AM, Saturday from 22 Nov 2026. Two buses would leave on 28 Nov 2026.';

/** A second bus at the same time is named before the service is saved, which a person may do on purpose. */
export const SecondBusIsAskedAbout: Story = officeStory({
  at,
  as: 'super_admin',
  pictures: [],
  answers: {
    previewService: { data: { plan: 'plan-1', questions: [TWICE], days: [] } },
    editService: 'waiting',
  },
  shows: 'Services',
  play: async () => {
    const services = within(screen.getByRole('table', { name: 'Services of this route' }));
    const [actions] = services.getAllByRole('button', { name: /^Actions for/ });
    if (actions) await userEvent.click(actions);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show what changes' }));
    await waitFor(() => expect(screen.getByText(TWICE)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Save it anyway' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Saving…' })).toBeVisible());
  },
});

/** A press on a departure of the grid takes that day out, in the form that shows what changes. */
export const DayIsTakenOut: Story = officeStory({
  at,
  as: 'super_admin',
  pictures: [],
  shows: 'The trips ahead',
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '07:00 AM, 24 Nov 2026' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Not on/ })).toHaveValue('24 Nov 2026'));
  },
});

/** A new service starts with the fare of its route. */
export const NewService: Story = officeStory({
  at,
  as: 'super_admin',
  pictures: [],
  shows: 'Services',
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add service' }));
    await expect(await screen.findByLabelText(/^Fare/)).toHaveDisplayValue('18,500');
  },
});

/** The way back is one action: the return route, with the days and the bus of the way there. */
export const WayBack: Story = officeStory({
  at,
  as: 'super_admin',
  pictures: [],
  shows: 'Services',
  play: async () => {
    const services = within(screen.getByRole('table', { name: 'Services of this route' }));
    const actions = services.getAllByRole('button', { name: /^Actions for/ });
    if (actions[1]) await userEvent.click(actions[1]);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add the way back' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'The way back: Lagos - Awka' })).toBeVisible(),
    );
    await expect(screen.getByRole('textbox', { name: /Days/ })).toHaveValue('Mon-Fri');
  },
});

/** Buses that arrive late go back the next day: the days of the service are moved by one. */
export const WayBackNextDay: Story = officeStory({
  at,
  as: 'super_admin',
  pictures: [],
  shows: 'Services',
  play: async () => {
    const services = within(screen.getByRole('table', { name: 'Services of this route' }));
    const actions = services.getAllByRole('button', { name: /^Actions for/ });
    if (actions[1]) await userEvent.click(actions[1]);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add the way back next day' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Days/ })).toHaveValue('Tue-Sat'));
  },
});
