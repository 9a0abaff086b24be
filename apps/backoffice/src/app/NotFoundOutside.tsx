import { PlainFrame } from '@motorpark/ui';
import { matchPath, useLocation } from 'react-router-dom';
import { href, paths } from '../paths';
import { HALL_PATH } from '../screens/hall/hallPath';
import { lazyScreen } from '../shared/lazyScreen';
import { NotFound } from './NotFound';

const HallScreen = lazyScreen('HallScreen', () => import('../screens/hall/HallScreen'));

/**
 * The content of addresses outside both roles' areas: a hall's television, which is not in the routes because neither the login nor the lists should carry it,
 * otherwise "not found".
 */
export function NotFoundOutside() {
  const { pathname } = useLocation();
  const key = matchPath(HALL_PATH, pathname)?.params.key;
  if (key !== undefined) return <HallScreen hallKey={key} />;
  return (
    <PlainFrame homeHref={href(paths.home)}>
      <NotFound />
    </PlainFrame>
  );
}
