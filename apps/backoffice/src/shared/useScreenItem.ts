import type { MenuItem } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { useOpens } from './opens';

interface ScreenItem extends Pick<MenuItem, 'label' | 'icon' | 'disabledReason'> {
  path: string;
  /** The path with its query. */
  address: string;
}

/** Returns a function that makes the menu item that leads to another screen; none for those who do not have it. */
export function useScreenItem(): (item: ScreenItem) => MenuItem[] {
  const opens = useOpens();
  const navigate = useNavigate();
  return ({ path, address, ...item }) =>
    opens(path) ? [{ ...item, onSelect: () => void navigate(address) }] : [];
}
