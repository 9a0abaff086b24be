import { AdminIcon, type MenuItem } from '@motorpark/ui';
import { paths } from '../../paths';
import { ScreenLink } from '../../shared/ScreenLink';
import { useScreenItem } from '../../shared/useScreenItem';

const { papers: path } = paths.superAdmin;
const TO_PAPERS = 'Papers';

/** Leads to the papers of all vehicles and drivers, for those who may see them. */
export const PapersLink = () => (
  <ScreenLink variant="quiet" path={path}>
    {TO_PAPERS}
  </ScreenLink>
);

/** Returns the menu item that leads to the papers of one vehicle or driver, by its number or name. */
export function usePapersItem(): (name: string) => MenuItem[] {
  const itemFor = useScreenItem();
  return (name) =>
    itemFor({ label: TO_PAPERS, icon: AdminIcon, path, address: `${path}?q=${encodeURIComponent(name)}` });
}
