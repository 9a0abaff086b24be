import { OFFICE_ROLES, type Role } from '@motorpark/domain';
import { describe, expect, it } from 'vitest';
import { officePaths, paths } from '../paths';
import { actionsOf } from './search/entries';
import { CORE_SCREENS } from './coreScreens';
import { coreScreensOf, crumbsOf, menuOf, screensOf } from './screens';

/** The actions that the search over everything offers a role on our own server. */
const offered = (role: Role) => actionsOf(role, screensOf(role)).map(({ label }) => label);
const opens = (role: Role) => screensOf(role).map(({ path }) => path);

describe('what a role is offered', () => {
  it.each([
    [
      'super_admin',
      ['Plan a trip', 'Create Admin', 'Create Terminal', 'Create Driver', 'Create Vehicle', 'Create Route'],
    ],
    ['manager', ['Plan a trip']],
    ['accountant', []],
    ['auditor', []],
    ['admin', ['Sell a ticket', 'New waybill', 'Add an expense', 'Plan a trip']],
  ] as const)('to a %s is only what the rights allow', (role, labels) => {
    expect(offered(role)).toEqual(labels);
  });

  it('leads to no form of what they only read, nor to counters that they do not see', () => {
    const forms: string[] = Object.values(officePaths).flatMap(({ create, edit }) => [create, edit]);
    for (const role of ['accountant', 'auditor', 'manager'] as const) {
      expect(opens(role).filter((path) => forms.includes(path))).toEqual([]);
    }
    expect(opens('super_admin')).toEqual(expect.arrayContaining(forms));
    expect(opens('accountant')).not.toContain(paths.superAdmin.counters);
    expect(opens('auditor')).toContain(paths.superAdmin.counters);
  });
});

describe('the menu', () => {
  it.each([
    ['super_admin', ['Departures', 'Buses and Drivers']],
    ['manager', ['Departures', 'Buses and Drivers']],
    ['auditor', ['Departures']],
    ['accountant', []],
    ['admin', []],
  ] as const)(
    'of a %s has what the head office does every day, as far as the rights allow',
    (role, daily) => {
      const labels = menuOf(screensOf(role), undefined, () => null).flatMap(({ items }) =>
        items.map(({ label }) => label),
      );
      const named = labels.filter((label) => label === 'Departures' || label === 'Buses and Drivers');
      expect(named).toEqual(daily);
    },
  );
});

describe('an address', () => {
  const { deposit, statement, endShift, drops, payments, shifts } = paths.superAdmin;
  const { discounts, assignTrips, setUp, erase } = paths.superAdmin;

  it.each([
    ['accountant', [shifts, drops, payments], [deposit, statement, endShift, discounts, setUp, erase]],
    ['auditor', [shifts, drops, payments, discounts], [deposit, statement, endShift, assignTrips, erase]],
    ['manager', [deposit, statement, endShift, discounts, assignTrips], [setUp, erase]],
  ] as const)('opens for a %s only with the right to what it is for', (role, opened, closed) => {
    expect(opens(role)).toEqual(expect.arrayContaining([...opened]));
    expect(opens(role).filter((path) => closed.some((one) => one === path))).toEqual([]);
  });

  it('of a server of 28 calls is one that people of that role have on ours, too', () => {
    const named = Object.keys(CORE_SCREENS);
    const had = (['super_admin', 'admin'] as const).flatMap((role) =>
      coreScreensOf(role).map(({ path }) => path),
    );
    expect(had.toSorted()).toEqual(named.toSorted());
  });
});

describe('a breadcrumb', () => {
  it.each([...OFFICE_ROLES, 'super_admin', 'admin'] as const)(
    'opens the page that it names, on every screen of a %s',
    (role) => {
      const screens = screensOf(role);
      const crumbs = screens.flatMap(({ path }) => crumbsOf(role, path, ''));
      for (const { label, href } of crumbs.filter((crumb) => crumb.href !== undefined)) {
        const opened = screens.find(({ path }) => `#${path}` === href);
        const names = [opened?.menu?.label, crumbsOf(role, opened?.path ?? '', '').at(-1)?.label];
        // The staff's list of "Waybills" is "Waybill" in the menu.
        expect(names.map((name) => name?.replace(/s$/, ''))).toContain(label.replace(/s$/, ''));
      }
    },
  );

  it.each([
    [officePaths.paper.edit, [`#${officePaths.vehicle.list}`, `#${officePaths.paper.list}`, undefined]],
    [
      paths.superAdmin.deposit,
      [undefined, `#${paths.superAdmin.shifts}`, `#${paths.superAdmin.drops}`, undefined],
    ],
    [paths.superAdmin.givenBack, [`#${paths.superAdmin.reports}`, undefined]],
  ])('of %s has a link for each page above it, and none for a heading of the menu', (path, hrefs) => {
    expect(crumbsOf('super_admin', path, '').map(({ href }) => href)).toEqual(hrefs);
  });
});
