import { FARES, useOneRecord, useRouteChoices, useSaveRecord } from '@motorpark/api';
import { fareSchema, routeChoices } from '@motorpark/domain';
import { answersOf } from '@motorpark/ui/form';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { fareRecord } from './fareRecord';

const RULES = { schema: fareSchema };

/** Creates a fare of a route, or edits one. */
export function FareFormScreen() {
  const list = useOneRecord(FARES, useRecordId());
  const { rows: routes, ...state } = useRouteChoices();
  const { save } = useSaveRecord(FARES);
  return (
    <RecordFormScreen
      kind={fareRecord}
      rules={RULES}
      {...list}
      save={save}
      options={() => ({ routeId: answersOf(state, routeChoices(routes, '')) })}
    />
  );
}
