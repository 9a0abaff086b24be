import type { Direction } from '@motorpark/domain';
import { Page, TabLinks } from '@motorpark/ui';
import { Fragment, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href } from '../../paths';
import { directionIn } from './directionIn';

interface DirectionPageProps {
  titles: Readonly<Record<Direction, string>>;
  pathOf: (direction: Direction) => string;
  children: (direction: Direction) => ReactNode;
}

/** A page with this terminal's outgoing or incoming records, each with a list of its own. */
export function DirectionPage({ titles, pathOf, children }: DirectionPageProps) {
  const [query] = useSearchParams();
  const direction = directionIn(query);
  return (
    <Page title={titles[direction]} actions={<DirectionLinks chosen={direction} pathOf={pathOf} />}>
      <Fragment key={direction}>{children(direction)}</Fragment>
    </Page>
  );
}

const LABEL = 'Direction';

const DIRECTIONS: readonly { direction: Direction; label: string }[] = [
  { direction: 'outgoing', label: 'Outgoing' },
  { direction: 'incoming', label: 'Incoming' },
];

interface DirectionLinksProps {
  chosen: Direction;
  pathOf: (direction: Direction) => string;
}

/** Links to the outgoing and the incoming list of this terminal. */
function DirectionLinks({ chosen, pathOf }: DirectionLinksProps) {
  const hrefOf = (direction: Direction) => href(pathOf(direction));
  return (
    <TabLinks
      label={LABEL}
      tabs={DIRECTIONS.map(({ direction, label }) => ({ label, href: hrefOf(direction) }))}
      current={hrefOf(chosen)}
    />
  );
}
