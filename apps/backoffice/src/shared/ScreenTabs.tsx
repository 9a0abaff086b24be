import { TabLinks } from '@motorpark/ui';
import { useLocation } from 'react-router-dom';
import { href, officePaths, paths } from '../paths';
import { useOpens } from './opens';

/** The screens of one subject, each with its label; the first names the subject. */
export type ScreenTabList = readonly { label: string; path: string }[];

const { trips, assignTrips, waybills, claims } = paths.superAdmin;
const { route, fare, discount, vehicle, driver, paper } = officePaths;

export const TRIP_TABS: ScreenTabList = [
  { label: 'Trips', path: trips },
  { label: 'Buses and Drivers', path: assignTrips },
];

export const WAYBILL_TABS: ScreenTabList = [
  { label: 'Waybill', path: waybills },
  { label: 'Claims', path: claims },
];

export const ROUTE_TABS: ScreenTabList = [
  { label: 'Routes', path: route.list },
  { label: 'Timetable', path: route.timetable },
  { label: 'Fares', path: fare.list },
  { label: 'Discounts', path: discount.list },
];

export const FLEET_TABS: ScreenTabList = [
  { label: 'Vehicles', path: vehicle.list },
  { label: 'Drivers', path: driver.list },
  { label: 'Papers', path: paper.list },
];

/** Links to the screens of one subject, below the title of each; nothing for those who have only one of them. */
export function ScreenTabs({ tabs }: { tabs: ScreenTabList }) {
  const opens = useOpens();
  const { pathname } = useLocation();
  const opened = tabs.filter(({ path }) => opens(path));
  if (opened.length < 2) return null;
  return (
    <TabLinks
      label={tabs[0]?.label ?? ''}
      tabs={opened.map((tab) => ({ label: tab.label, href: href(tab.path) }))}
      current={href(pathname)}
    />
  );
}
