import { AdminIcon, type MenuItem } from '@motorpark/ui';
import { paths } from '../../paths';
import { useScreenItem } from '../../shared/useScreenItem';

const { papers: path } = paths.superAdmin;

/** Returns the menu item that leads to the papers of one vehicle or driver, by its number or name. */
export function usePapersItem(): (name: string) => MenuItem[] {
  const itemFor = useScreenItem();
  return (name) =>
    itemFor({ label: 'Papers', icon: AdminIcon, path, address: `${path}?q=${encodeURIComponent(name)}` });
}
