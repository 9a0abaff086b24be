import { useMay } from '@motorpark/api';
import { AdminIcon, ButtonLink, type MenuItem } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { href, paths } from '../../paths';

const { papers } = paths.superAdmin;
const TO_PAPERS = 'Papers';

/** Leads to the papers of all vehicles and drivers, for those who may see them. */
export const PapersLink = () =>
  useMay()('paper.see') ? (
    <ButtonLink variant="quiet" href={href(papers)}>
      {TO_PAPERS}
    </ButtonLink>
  ) : null;

/** Returns the menu item that leads to the papers of one vehicle or driver, by its number or name. */
export function usePapersItem(): (name: string) => MenuItem[] {
  const navigate = useNavigate();
  const maySee = useMay()('paper.see') === true;
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
