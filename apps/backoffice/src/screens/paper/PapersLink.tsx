import { AdminIcon, type MenuItem } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useOpens } from '../../shared/opens';
import { ScreenLink } from '../../shared/ScreenLink';

const { papers } = paths.superAdmin;
const TO_PAPERS = 'Papers';

/** Leads to the papers of all vehicles and drivers, for those who may see them. */
export const PapersLink = () => (
  <ScreenLink variant="quiet" path={papers}>
    {TO_PAPERS}
  </ScreenLink>
);

/** Returns the menu item that leads to the papers of one vehicle or driver, by its number or name. */
export function usePapersItem(): (name: string) => MenuItem[] {
  const navigate = useNavigate();
  const maySee = useOpens()(papers);
  return (name) =>
    maySee
      ? [
          {
            label: TO_PAPERS,
            icon: AdminIcon,
            onSelect: () => void navigate(`${papers}?q=${encodeURIComponent(name)}`),
          },
        ]
      : [];
}
