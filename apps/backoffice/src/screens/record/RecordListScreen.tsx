import type { ApiFailure, Outcome } from '@motorpark/api';
import type { Versioned } from '@motorpark/domain';
import {
  AddIcon,
  Button,
  ButtonLink,
  DataTable,
  DeleteIcon,
  EditIcon,
  type MenuItem,
  Page,
  SearchBox,
  Toolbar,
} from '@motorpark/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editPath, href } from '../../paths';
import { LoadFailure } from '../../shell/LoadFailure';
import { DeleteRecordDialog } from './DeleteRecordDialog';
import { messages } from './messages';
import type { RecordKind } from './recordKind';
import { useLoadFailureToast } from './useLoadFailureToast';
import { useSearch } from './useSearch';

interface RecordListScreenProps<Row extends { id: string } & Versioned, Values extends object> {
  kind: RecordKind<Row, Values>;
  rows: readonly Row[];
  failure: ApiFailure | undefined;
  isLoading: boolean;
  refresh: () => Promise<void>;
  remove: (id: string, version?: number) => Promise<Outcome>;
  isRemoving: boolean;
  /** Further counts beside the title. */
  counts?: ReactNode;
  /** What else can be done with a row. Stable, or the table is drawn anew with every key. */
  moreActions?: (row: Row) => MenuItem[];
}

/** Every list of the office: searched while one types, and each row opened, edited or deleted (docs/app.md). */
export function RecordListScreen<Row extends { id: string } & Versioned, Values extends object>({
  kind,
  rows,
  failure,
  isLoading,
  refresh,
  remove,
  isRemoving,
  counts,
  moreActions = noActions,
}: RecordListScreenProps<Row, Values>) {
  const { one, many, title, paths, columns, words } = kind;
  const navigate = useNavigate();
  const { search, setSearch, found, isSearching } = useSearch(rows, kind.search.textOf);
  const [toDelete, setToDelete] = useState<Row>();
  const isHidden = isSearching && rows.length > 0;
  useLoadFailureToast(failure, words.loadFailed);

  // Drawn anew only for other rows, not for every key.
  const table = useMemo(() => {
    const edit = (row: Row) => void navigate(editPath(paths.edit, row.id), { state: { record: row } });
    return (
      <DataTable
        label={title}
        columns={columns}
        rows={found}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        loadingText={messages.loading(many)}
        failure={
          failure && <LoadFailure failure={failure} fallback={messages.loadFailed(many)} refresh={refresh} />
        }
        emptyText={isHidden ? messages.noMatch(one) : words.empty}
        emptyAction={isHidden && <Button onClick={() => setSearch('')}>{messages.clearSearch}</Button>}
        onOpen={edit}
        rowMenu={(row) => [
          { label: messages.edit, icon: EditIcon, onSelect: () => edit(row) },
          ...moreActions(row),
          { label: messages.delete, icon: DeleteIcon, tone: 'danger', onSelect: () => setToDelete(row) },
        ]}
        footer={messages.shown(found.length, rows.length, many)}
      />
    );
  }, [
    columns,
    failure,
    found,
    isHidden,
    isLoading,
    many,
    moreActions,
    navigate,
    one,
    paths.edit,
    refresh,
    rows.length,
    setSearch,
    title,
    words.empty,
  ]);

  return (
    <Page title={title} badge={isLoading ? undefined : rows.length.toLocaleString('en-US')} actions={counts}>
      <Toolbar
        primary={
          <ButtonLink variant="primary" icon={AddIcon} href={href(paths.create)}>
            {messages.add}
          </ButtonLink>
        }
      >
        <SearchBox label={kind.search.label} value={search} onChange={setSearch} />
      </Toolbar>
      {table}
      {toDelete && (
        <DeleteRecordDialog
          kind={kind}
          row={toDelete}
          remove={remove}
          isRemoving={isRemoving}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </Page>
  );
}

const noActions = (): MenuItem[] => [];
