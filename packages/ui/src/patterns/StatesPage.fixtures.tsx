import { useState } from 'react';
import { AddIcon, Button, ButtonLink, SearchBox } from '../controls';
import { DataTable, EmptyState, FailureState } from '../data';
import { Notice } from '../flow';
import { Page, Toolbar } from '../layout';
import { type RouteRow, routeColumns, routes } from './routes.fixtures';

/** State of the requested list or record. */
export type Fate = 'waiting' | 'nothing yet' | 'nothing matches' | 'failed' | 'out of date' | 'not there';

export interface StatesPageProps {
  fate: Fate;
  onRetry: () => void;
}

/** A screen without its rows: each reason has its own text and its own next step. */
export function StatesPage({ fate, onRetry }: StatesPageProps) {
  const [search, setSearch] = useState(fate === 'nothing matches' ? 'Kano' : '');
  if (fate === 'not there') {
    return (
      <Page title="Tickets Overview" back={{ href: '#/admin/tickets', label: 'Ticket History' }}>
        <EmptyState
          text="This ticket is not here."
          hint="It may have been deleted, or the link is incomplete."
          action={<ButtonLink href="#/admin/tickets">Ticket History</ButtonLink>}
        />
      </Page>
    );
  }
  const isHidden = search !== '';
  const rows = ROWS[fate].filter(({ routeId }) => routeId.includes(search));
  return (
    <Page title="Routes" badge={fate === 'waiting' || fate === 'failed' ? undefined : ROWS[fate].length}>
      <Toolbar
        primary={
          <ButtonLink variant="primary" icon={AddIcon} href="#/super-admin/routes/create">
            Add New
          </ButtonLink>
        }
      >
        <SearchBox label="Search Route ID" value={search} onChange={setSearch} />
      </Toolbar>
      {fate === 'out of date' && (
        <Notice
          tone="warning"
          title="Internet disconnected"
          action={<Button onClick={onRetry}>Try again</Button>}
        >
          These are the routes as they were last loaded.
        </Notice>
      )}
      <DataTable
        label="Routes"
        columns={routeColumns}
        rows={rows}
        rowKey={({ id }) => id}
        isLoading={fate === 'waiting'}
        loadingText="Loading the routes…"
        failure={fate === 'failed' && <FailureState message="Internet disconnected" onRetry={onRetry} />}
        emptyText={isHidden ? 'No route matches.' : 'No Routes Yet'}
        emptyAction={isHidden && <Button onClick={() => setSearch('')}>Clear search</Button>}
        footer={`${rows.length} of ${ROWS[fate].length} routes`}
      />
    </Page>
  );
}

const ROWS: Record<Fate, RouteRow[]> = {
  waiting: [],
  'nothing yet': [],
  'nothing matches': routes,
  failed: [],
  'out of date': routes,
  'not there': [],
};
