import { useFormRules, useOneRoute, useSaveRoute, useTerminals } from '@motorpark/api';
import { routeSchema } from '@motorpark/domain';
import { answersOf } from '../../shared/record/answersOf';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { terminalOptions } from '../terminal/terminalOptions';
import { freeRouteRecord, routeRecord } from './routeRecord';

const RULES = { schema: routeSchema };

export function RouteFormScreen() {
  const list = useOneRoute(useRecordId());
  const { terminals, ...offices } = useTerminals();
  const { save } = useSaveRoute();
  const { isStrict } = useFormRules();
  const options = answersOf(offices, terminalOptions(terminals));
  return (
    <RecordFormScreen
      kind={isStrict ? routeRecord : freeRouteRecord}
      rules={RULES}
      {...list}
      save={save}
      options={{ origin: options, destination: options }}
    />
  );
}
