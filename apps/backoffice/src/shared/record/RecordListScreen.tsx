import {
  type ApiFailure,
  type ListQuery,
  failureMessage,
  requestOf,
  useFoundRecords,
  useRemoveRecord,
} from '@motorpark/api';
import { type Versioned, formatCount } from '@motorpark/domain';
import {
  AddIcon,
  ButtonLink,
  DeleteIcon,
  EditIcon,
  type MenuItem,
  Page,
  lazyPart,
  toast,
} from '@motorpark/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href, importPath, recordPath } from '../../paths';
import { FoundList } from '../list/FoundList';
import type { ListQueryState } from '../list/useListQuery';
import { useOpens } from '../opens';
import { ScreenLink } from '../ScreenLink';
import { ScreenTabs } from '../ScreenTabs';
import { messages } from './messages';
import type { ListedKind } from './recordKind';

const DeleteRecordDialog = lazyPart('DeleteRecordDialog', () => import('./DeleteRecordDialog'));

interface RecordListScreenProps<Row extends { id: string } & Versioned, Values extends object> {
  kind: ListedKind<Row, Values>;
  listQuery: ListQueryState;
  /** The query that is sent, if it is not what the list shows. */
  query?: ListQuery;
  moreActions?: (row: Row) => MenuItem[];
  filters?: ReactNode;
  /** The id of the row that the user can never delete. */
  undeletableId?: string | undefined;
}

/** A list of office records with search, whose rows can be opened, edited and deleted (docs/app.md). */
export function RecordListScreen<Row extends { id: string } & Versioned, Values extends object>({
  kind,
  listQuery,
  query = listQuery.query,
  moreActions,
  filters,
  undeletableId,
}: RecordListScreenProps<Row, Values>) {
  const { one, many, title, paths, columns, searchOnlyFields, statuses, tabs, words } = kind;
  const found = useFoundRecords(kind.records, query);
  const removal = useRemoveRecord(kind.records);
  const navigate = useNavigate();
  const [toDelete, setToDelete] = useState<Row>();
  useLoadFailureToast(found.failure, words.loadFailed);
  const mayKeep = useOpens()(paths.create);
  const edit = (row: Row) => void navigate(recordPath(paths.edit, row.id), { state: { record: row } });

  return (
    <Page title={title} badge={found.isLoading || found.failure ? undefined : formatCount(found.total)}>
      {tabs && <ScreenTabs tabs={tabs} />}
      <FoundList
        texts={{ ...words, title, byStatus: messages.byStatus(title) }}
        found={found}
        listQuery={listQuery}
        counted={statuses}
        primary={
          mayKeep && (
            <ButtonLink variant="primary" icon={AddIcon} href={href(paths.create)}>
              {messages.add}
            </ButtonLink>
          )
        }
        extraActions={
          <ScreenLink variant="quiet" path={importPath(paths.list)}>
            {messages.importCsv}
          </ScreenLink>
        }
        filters={filters}
        one={one}
        many={many}
        columns={columns}
        searchOnlyFields={searchOnlyFields}
        onOpen={mayKeep ? edit : undefined}
        rowMenu={(row) => [
          ...(mayKeep ? [{ label: messages.edit, icon: EditIcon, onSelect: () => edit(row) }] : []),
          ...(moreActions?.(row) ?? []),
          ...(row.id === undeletableId || !mayKeep
            ? []
            : [
                {
                  label: messages.delete,
                  icon: DeleteIcon,
                  tone: 'danger' as const,
                  onSelect: () => setToDelete(row),
                },
              ]),
        ]}
      />
      {toDelete && (
        <DeleteRecordDialog kind={kind} row={toDelete} {...removal} onClose={() => setToDelete(undefined)} />
      )}
    </Page>
  );
}

/** Shows one toast for a failing load, however often it is retried: `Error fetching routes: Internet disconnected` (docs/app.md). */
function useLoadFailureToast(failure: ApiFailure | undefined, words: string | undefined): void {
  const message = failure && failureMessage(failure);
  // A stored copy is shown with a notice of its own.
  const isOld = failure?.kind === 'disconnected' && failure.asOf !== undefined;
  const text = words === undefined || message === undefined || isOld ? undefined : `${words}: ${message}`;
  const latest = useRef(failure);
  useEffect(() => {
    latest.current = failure;
  });
  useEffect(() => {
    if (text !== undefined)
      toast.error(text, { ...requestOf(latest.current), toastId: text, isOnPage: true });
  }, [text]);
}
