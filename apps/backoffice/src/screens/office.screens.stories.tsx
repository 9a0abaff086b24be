import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { officePaths, paths } from '../paths';
import { ada, renamedVehicle, soldVehicle, terminal, terminals, vehicles } from '../stories/company/office';
import { withPosTerminal } from '../stories/company/payments';
import { officeStory } from '../stories/officeStory';

/** The lists and forms of the head office. */
const meta = { title: 'Screens/Office' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { superAdmin } = paths;

export const Admins: Story = officeStory({ at: superAdmin.admins, as: 'super_admin', shows: 'Chika Okeke' });

/** The filter comes from the URL, as with a shared link, a reload or Back. */
export const AdminsWhoAreBanned: Story = officeStory({
  at: `${superAdmin.admins}?status=Banned`,
  as: 'super_admin',
  pictures: [],
  shows: 'Chika Okeke',
});

/** A super admin ends all sessions of somebody else, who may log in again. */
const adminIsLoggedOut = officeStory({
  at: superAdmin.admins,
  as: 'super_admin',
  answers: { logOutAdmin: { data: { ended: 2 } } },
  shows: 'Chika Okeke',
  play: async () => {
    const [first] = screen.getAllByRole('button', { name: /^Actions for/ });
    if (first) await userEvent.click(first);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out everywhere' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Log out' }));
    await waitFor(() => expect(screen.getByText('Logged out everywhere.')).toBeVisible());
  },
});
export const AdminIsLoggedOutEverywhere: Story = {
  ...adminIsLoggedOut,
  parameters: { ...adminIsLoggedOut.parameters, pictures: [] },
};

/** A super admin makes a clerk manager of a terminal; the dialog says what each role may do. */
export const AdminGetsRole: Story = officeStory({
  at: superAdmin.admins,
  as: 'super_admin',
  answers: {
    fetchAdmins: { data: [{ ...ada, role: 'admin' }], total: 1, counts: { Active: 1, Banned: 0 } },
    giveRole: { data: { ...ada, terminal: '', role: 'admin', office_role: 'manager', managed: ['t2'] } },
  },
  pictures: [],
  shows: 'Ada Obi',
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Actions for Ada Obi/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change role' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Role of Ada Obi' }));
    await expect(dialog.getByRole('radio', { name: 'Admin' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Manager' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save role' }));
    await expect(dialog.getByText('Choose at least one terminal.')).toBeVisible();
    await userEvent.click(await dialog.findByText('Lagos'));
    await expect(dialog.getByRole('checkbox', { name: 'Lagos' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save role' }));
    const row = within(screen.getByRole('row', { name: /Ada Obi/ }));
    await waitFor(() => expect(row.getByRole('cell', { name: 'Manager' })).toBeVisible());
    await expect(row.getByRole('cell', { name: '1 terminal' })).toBeVisible();
  },
});

/** An auditor reads: the menu has no company, and the list nothing that changes it. */
export const AdminsForAuditor: Story = officeStory({
  at: superAdmin.admins,
  as: 'auditor',
  pictures: [],
  shows: 'Chika Okeke',
  play: async () => {
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    await expect(menu.queryByRole('link', { name: 'Company' })).toBeNull();
    await expect(menu.getByRole('link', { name: 'Activity' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: /^Add/ })).toBeNull();
  },
});

/** Rows offer an auditor nothing that the server would refuse. */
const onlyReads = (at: string, row: RegExp, offers: readonly string[]) =>
  officeStory({
    at,
    as: 'auditor',
    pictures: [],
    shows: row,
    play: async () => {
      const [first] = screen.getAllByRole('button', { name: /^Actions for/ });
      if (first) await userEvent.click(first);
      const items = await screen.findAllByRole('menuitem');
      await expect(items.map(({ textContent }) => textContent)).toEqual(offers);
      await userEvent.keyboard('{Escape}');
    },
  });
export const TicketsForAuditor: Story = onlyReads(superAdmin.tickets, /TK-/, ['View']);
export const WaybillsForAuditor: Story = onlyReads(superAdmin.waybills, /WB-/, ['View', 'Open and print']);
export const ExpensesForAuditor: Story = onlyReads(superAdmin.expenses, /Diesel/, ['View']);

export const Terminals: Story = officeStory({
  at: superAdmin.terminals,
  as: 'super_admin',
  shows: '14 Zik Avenue',
});

export const Drivers: Story = officeStory({
  at: superAdmin.drivers,
  as: 'super_admin',
  shows: 'Emeka Nwosu',
});

export const DriversNotFound: Story = officeStory({
  at: `${superAdmin.drivers}?q=nobody`,
  as: 'super_admin',
  answers: { getDrivers: { data: [], total: 0 } },
  pictures: [],
  shows: 'No driver matches “nobody”.',
});

/** The same search in the browser: the phone number in the form in which it was typed, sorted by name, descending. */
export const DriversFoundOnCoreServer: Story = officeStory({
  at: `${superAdmin.drivers}?q=0816 022&sort=-name`,
  as: 'super_admin',
  server: 'core',
  shows: 'Sunday Okafor',
});

export const Vehicles: Story = officeStory({
  at: superAdmin.vehicles,
  as: 'super_admin',
  pictures: ['desktop--light', 'phone--light'],
  shows: 'LSR 117 YB',
});

/** A core server has no call for it: it is said all the same. */
export const DeletingAVehicleOnCoreServer: Story = officeStory({
  at: superAdmin.vehicles,
  as: 'super_admin',
  server: 'core',
  pictures: [],
  shows: 'LSR 117 YB',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for LSR\s117\sYB/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
    await screen.findByText('Vehicle deleted successfully.');
  },
});

const withSold = {
  getVehicles: {
    data: [...vehicles, soldVehicle],
    total: 5,
    counts: { 'In service': 4, 'Out of service': 1 },
  },
};

/** The search also finds vehicles out of service. */
export const VehiclesWithOneOutOfService: Story = officeStory({
  at: `${superAdmin.vehicles}?q=a`,
  as: 'super_admin',
  answers: withSold,
  isOnPhones: true,
  shows: 'ENU 318 RT',
});

/** A plate that was changed still finds its vehicle, which says so. */
export const VehicleByItsFormerPlate: Story = officeStory({
  at: `${superAdmin.vehicles}?q=awk 7 vn`,
  as: 'super_admin',
  answers: {
    getVehicles: {
      data: [renamedVehicle],
      total: 1,
      counts: { 'In service': 1, 'Out of service': 0 },
    },
  },
  isOnPhones: true,
  shows: /Formerly/,
});

const chosen = (row: string, action: string, question: string) => async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: new RegExp(`^Actions for ${row.replaceAll(' ', '\\s')}`) }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  await screen.findByRole('alertdialog', { name: question });
};

export const VehicleToGoOutOfService: Story = officeStory({
  at: superAdmin.vehicles,
  as: 'super_admin',
  isState: true,
  shows: 'LSR 117 YB',
  play: chosen('LSR 117 YB', 'Out of Service', 'Put LSR 117 YB out of service?'),
});

export const VehicleToComeBack: Story = officeStory({
  at: `${superAdmin.vehicles}?status=Out of service`,
  as: 'super_admin',
  answers: withSold,
  isState: true,
  pictures: [],
  shows: 'ENU 318 RT',
  play: chosen('ENU 318 RT', 'Back in Service', 'Put ENU 318 RT back in service?'),
});

export const RouteToGoOutOfService: Story = officeStory({
  at: superAdmin.routes,
  as: 'super_admin',
  pictures: [],
  shows: 'Awka - Abuja',
  play: chosen('Awka - Abuja', 'Out of Service', 'Put Awka - Abuja out of service?'),
});

/** What is still there is named, with what to do first. */
export const TerminalThatIsStillUsed: Story = officeStory({
  at: superAdmin.terminals,
  as: 'super_admin',
  answers: {
    terminalStatus: {
      status: 422,
      body: {
        message:
          'Owerri still has 2 routes in service and 3 people. First put its routes out of service and move its people to another terminal or ban them.',
      },
    },
  },
  isState: true,
  pictures: [],
  shows: 'Owerri',
  play: async () => {
    await chosen('Owerri', 'Out of Service', 'Put Owerri out of service?')();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Out of Service' }));
    await screen.findByText(/^Owerri still has 2 routes in service/);
  },
});

export const Routes: Story = officeStory({ at: superAdmin.routes, as: 'super_admin', shows: 'Awka - Abuja' });

/** Whoever looks after routes finds fares and discounts below the title, and the way back there. */
export const TabsOfRoutes: Story = officeStory({
  at: superAdmin.routes,
  as: 'super_admin',
  pictures: [],
  shows: 'Awka - Abuja',
  play: async () => {
    const tabs = () => within(screen.getByRole('navigation', { name: 'Routes' }));
    await expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent('Routes');
    await userEvent.click(tabs().getByRole('link', { name: 'Fares' }));
    await screen.findByRole('heading', { level: 1, name: 'Fares' });
    await expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent('Fares');
    await userEvent.click(tabs().getByRole('link', { name: 'Routes' }));
    await screen.findByRole('heading', { level: 1, name: 'Routes' });
  },
});

export const RoutesEmpty: Story = officeStory({
  at: superAdmin.routes,
  as: 'super_admin',
  answers: { getRoutes: { data: [] } },
  pictures: [],
  shows: 'No Routes Yet',
});

export const RoutesLoading: Story = officeStory({
  at: superAdmin.routes,
  as: 'super_admin',
  answers: { getRoutes: 'waiting' },
  pictures: [],
  shows: 'Routes',
});

export const RoutesWithoutConnection: Story = officeStory({
  at: superAdmin.routes,
  as: 'super_admin',
  answers: { getRoutes: 'offline' },
  pictures: [],
  shows: 'Error fetching routes: Internet disconnected',
});

export const AdminForm: Story = officeStory({
  at: officePaths.admin.create,
  as: 'super_admin',
  shows: 'Create Admin',
});

const YABA = { ...terminal('far', 'Yaba', '2 Jibowu Road', 'Lagos'), city: 'Lagos' };

/** If there are more terminals than the form has loaded, the server searches by name. */
export const OneOfManyTerminals: Story = officeStory({
  at: officePaths.admin.create,
  as: 'super_admin',
  answers: {
    fetchTerminals: (query) =>
      query.get('q') === 'jib' ? { data: [YABA] } : { data: terminals, next_cursor: 'more', total: 230 },
  },
  isState: true,
  shows: 'Create Admin',
  async play() {
    const field = await screen.findByRole('combobox', { name: 'Terminal/Branch' });
    await userEvent.type(field, 'jib{Enter}');
    await waitFor(() => expect(field).toHaveValue('Yaba'));
  },
});

export const TerminalForm: Story = officeStory({
  at: officePaths.terminal.create,
  as: 'super_admin',
  shows: 'Create Terminal',
});

/** Where the payment provider has POS terminals, a terminal has a list of them. */
export const TerminalFormWithPosTerminals: Story = officeStory({
  at: officePaths.terminal.create,
  as: 'super_admin',
  pictures: [],
  answers: withPosTerminal,
  shows: 'POS terminals',
});

export const DriverForm: Story = officeStory({
  at: officePaths.driver.create,
  as: 'super_admin',
  shows: 'Create Driver',
});

export const VehicleForm: Story = officeStory({
  at: officePaths.vehicle.create,
  as: 'super_admin',
  shows: 'Create Vehicle',
});

export const VehicleFormOnCoreServer: Story = officeStory({
  at: officePaths.vehicle.create,
  as: 'super_admin',
  server: 'core',
  pictures: [],
  shows: 'Create Vehicle',
});

export const RouteForm: Story = officeStory({
  at: officePaths.route.create,
  as: 'super_admin',
  shows: 'Route Information',
});

/** The ID follows the ends until another one is typed. */
export const RouteIdOfItsEnds: Story = officeStory({
  at: officePaths.route.create,
  as: 'super_admin',
  pictures: [],
  shows: 'Route Information',
  play: async () => {
    const id = screen.getByRole('textbox', { name: 'Route ID' });
    const choose = async (end: string, name: string) => {
      const field = screen.getByRole('combobox', { name: end });
      await userEvent.clear(field);
      await userEvent.type(field, name.slice(0, 3));
      // The name of an option ends with the terminal's address.
      const isOf = (option: string) => option.startsWith(name);
      await userEvent.click(await screen.findByRole('option', { name: isOf }));
    };
    await choose('Origin', 'Awka');
    await expect(id).toHaveValue('');
    await choose('Destination', 'Lagos');
    await expect(id).toHaveValue('Awka - Lagos');
    await userEvent.type(id, ' 2');
    await choose('Destination', 'Abuja');
    await expect(id).toHaveValue('Awka - Lagos 2');
  },
});

/** Ends are any places there, and a route has no fare. */
export const RouteFormOnCoreServer: Story = officeStory({
  at: officePaths.route.create,
  as: 'super_admin',
  server: 'core',
  isState: true,
  shows: 'Route Information',
  play: async () => {
    await screen.findByRole('combobox', { name: 'Origin' });
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Fare' })).toBeNull());
  },
});

export const EditRoute: Story = officeStory({
  at: `${officePaths.route.edit}?id=r2`,
  as: 'super_admin',
  pictures: [],
  shows: 'Edit & Save',
});
