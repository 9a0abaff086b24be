import { useState } from 'react';
import { AddIcon, Button, ButtonLink, SearchBox } from '../controls';
import { DataTable, EmptyState, FailureState } from '../data';
import { Notice } from '../flow';
import { Page, Toolbar } from '../layout';
import { type RouteRow, routeColumns, routes } from './routes.fixtures';

/** State of the requested list or record. */
export type ListState =
  | 'waiting'
  | 'nothing yet'
  | 'nothing matches'
  | 'failed'
  | 'out of date'
  | 'not there';

export interface StatesPageProps {
  /** What the list shows. */
  listState: ListState;
  /** Called to fetch the list again. */
  onRetry: () => void;
}

/** A screen without its rows: each reason has its own text and its own next step. */
export function StatesPage({ listState, onRetry }: StatesPageProps) {
  const [search, setSearch] = useState(listState === 'nothing matches' ? 'Kano' : '');
  if (listState === 'not there') {
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
  const rows = ROWS[listState].filter(({ routeId }) => routeId.includes(search));
  return (
    <Page
      title="Routes"
      badge={listState === 'waiting' || listState === 'failed' ? undefined : ROWS[listState].length}
    >
      <Toolbar
        primary={
          <ButtonLink variant="primary" icon={AddIcon} href="#/super-admin/routes/create">
            Add New
          </ButtonLink>
        }
      >
        <SearchBox label="Search Route ID" value={search} onChange={setSearch} />
      </Toolbar>
      {listState === 'out of date' && (
        <Notice
          tone="warning"
          title="Internet disconnected"
          action={<Button onPress={onRetry}>Try again</Button>}
        >
          These are the routes as they were last loaded.
        </Notice>
      )}
      <DataTable
        label="Routes"
        columns={routeColumns}
        rows={rows}
        rowKey={({ id }) => id}
        isLoading={listState === 'waiting'}
        loadingText="Loading the routes…"
        failure={listState === 'failed' && <FailureState message="Internet disconnected" onRetry={onRetry} />}
        emptyText={isHidden ? 'No route matches.' : 'No Routes Yet'}
        emptyAction={isHidden && <Button onPress={() => setSearch('')}>Clear search</Button>}
        footer={`${rows.length} of ${ROWS[listState].length} routes`}
      />
    </Page>
  );
}

const ROWS: Record<ListState, RouteRow[]> = {
  waiting: [],
  'nothing yet': [],
  'nothing matches': routes,
  failed: [],
  'out of date': routes,
  'not there': [],
};
