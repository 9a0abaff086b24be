import type { CoreRole, OfficeRole } from '@motorpark/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../paths';
import { waybills } from '../stories/company/travel';
import { officeStory } from '../stories/officeStory';
import { expectAllOf, walk } from '../stories/walkScreens';
import { coreScreensOf, screensOf } from './screens';

/** What each role sees: all that the server sends it. Every list, its filters, the details of its first row, and every link are opened. */
const meta = { title: 'Screens/Roles' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const START = {
  at: paths.superAdmin.dashboard,
  as: 'super_admin',
  isState: true,
  pictures: [],
  shows: 'Dashboard',
} as const;
const OFFICE = { role: 'super_admin', screens: screensOf('super_admin') } as const;

/** Some parcels are missing, which a notice says. */
const answers = {
  getWaybills: (query: URLSearchParams) =>
    query.has('arrival') ? { data: [], total: 2, next_cursor: null } : { data: waybills },
};

/** A role of the head office finds on each of its screens what a super admin finds there, whatever it may not do. */
const readsAll = (role: OfficeRole, pictures: ['desktop--light'] | [] = []): Story =>
  officeStory({
    ...START,
    pictures,
    answers,
    play: async () => expectAllOf(await walk(OFFICE), { role, screens: screensOf(role) }),
  });

const OFFICE_ROLES = {
  manager: readsAll('manager'),
  accountant: readsAll('accountant'),
  auditor: readsAll('auditor', ['desktop--light']),
} satisfies Record<OfficeRole, Story>;
export const Manager = OFFICE_ROLES.manager;
export const Accountant = OFFICE_ROLES.accountant;
export const Auditor = OFFICE_ROLES.auditor;

/** No link of a terminal leads nowhere. */
export const Staff: Story = officeStory({
  ...START,
  play: async () => {
    const seen = await walk({ role: 'admin', screens: screensOf('admin') });
    await expect(seen.size).toBeGreaterThan(5);
  },
});

/** Nor does one on a server of 28 calls, whose lists have their columns, too. */
const onACoreServer = (role: CoreRole): Story =>
  officeStory({
    ...START,
    server: 'core',
    play: async () => {
      const seen = await walk({ role, screens: coreScreensOf(role) });
      await expect(seen.size).toBeGreaterThan(5);
    },
  });

export const OfficeOnACoreServer = onACoreServer('super_admin');
export const StaffOnACoreServer = onACoreServer('admin');
