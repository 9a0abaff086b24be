import { PlainFrame } from '@motorpark/ui';
import { matchPath, useLocation } from 'react-router-dom';
import { href, paths } from '../paths';
import { HALL_PATH } from '../screens/departure/hallPath';
import { fetched } from '../shared/fetched';
import { NotFound } from './NotFound';

const HallScreen = fetched<'HallScreen', { hallKey: string }>(
  'HallScreen',
  () => import('../screens/departure/HallScreen'),
);

/**
 * What stands outside of both roles' areas, where no frame is around it: a hall's television, whose address neither the login nor the
 * lists need carry, or nothing at all.
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
