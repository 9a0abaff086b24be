import type { Direction } from '@motorpark/domain';
import { Page } from '@motorpark/ui';
import { Fragment, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DirectionLinks } from './DirectionLinks';
import { directionIn } from './directionIn';

interface DirectionPageProps {
  titles: Readonly<Record<Direction, string>>;
  pathOf: (direction: Direction) => string;
  /** Renders the list of one direction. */
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
