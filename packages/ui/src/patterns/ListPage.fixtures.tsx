import { useState } from 'react';
import { AddIcon, Button, ButtonLink, DeleteIcon, EditIcon, SearchBox } from '../controls';
import { DataTable, FailureState } from '../data';
import { Page, Toolbar } from '../layout';
import { ConfirmDialog } from '../overlay';
import { type RouteRow, routeColumns, routes } from './routes.fixtures';

export interface ListPageProps {
  /** The rows at first. */
  rows?: RouteRow[];
  isLoading?: boolean;
  /** Why the rows could not be loaded. */
  failure?: string | undefined;
  /** Called with the row that is to be edited. */
  onEdit: (row: RouteRow) => void;
  /** Called with the row that is to be deleted. */
  onDelete: (row: RouteRow) => void;
  /** Called to fetch the list again. */
  onRetry: () => void;
}

/** A list of the office as a screen composes it; a real screen has its rows and its search from hooks. */
export function ListPage({
  rows = routes,
  isLoading = false,
  failure,
  onEdit,
  onDelete,
  onRetry,
}: ListPageProps) {
  const [remaining, setRemaining] = useState(rows);
  const [search, setSearch] = useState('');
  const [toDelete, setToDelete] = useState<RouteRow>();
  const found = remaining.filter(({ routeId }) =>
    routeId.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const isHidden = search !== '' && remaining.length > 0;

  function confirmDelete(row: RouteRow) {
    onDelete(row);
    setRemaining(remaining.filter((one) => one !== row));
    setToDelete(undefined);
  }

  return (
    <Page title="Routes" badge={isLoading || failure ? undefined : remaining.length}>
      <Toolbar
        primary={
          <ButtonLink variant="primary" icon={AddIcon} href="#/super-admin/routes/create">
            Add New
          </ButtonLink>
        }
      >
        <SearchBox label="Search Route ID" value={search} onChange={setSearch} />
      </Toolbar>
      <DataTable
        label="Routes"
        columns={routeColumns}
        rows={found}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        failure={failure !== undefined && <FailureState message={failure} onRetry={onRetry} />}
        emptyText={isHidden ? 'No route matches.' : 'No Routes Yet'}
        emptyAction={isHidden && <Button onPress={() => setSearch('')}>Clear search</Button>}
        onOpen={onEdit}
        rowMenu={(row) => [
          { label: 'Edit', icon: EditIcon, onSelect: () => onEdit(row) },
          { label: 'Delete', icon: DeleteIcon, tone: 'danger', onSelect: () => setToDelete(row) },
        ]}
        footer={`${found.length} of ${remaining.length} routes`}
      />
      {toDelete && (
        <ConfirmDialog
          title="Are you sure you want to delete this route?"
          notes={['This action cannot be undone.']}
          confirmLabel="Yes, Delete"
          onConfirm={() => confirmDelete(toDelete)}
          onCancel={() => setToDelete(undefined)}
        />
      )}
    </Page>
  );
}
