import { useFormRules, useOneRoute, useSaveRoute, useTerminalChoices } from '@motorpark/api';
import { routeSchema } from '@motorpark/domain';
import { answersOf } from '../../shared/record/answersOf';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { terminalOptions } from '../terminal/terminalOptions';
import { freeRouteRecord, routeRecord } from './routeRecord';

const RULES = { schema: routeSchema };

export function RouteFormScreen() {
  const list = useOneRoute(useRecordId());
  const { terminals: origins, ...origin } = useTerminalChoices();
  const { terminals: destinations, ...destination } = useTerminalChoices();
  const { save } = useSaveRoute();
  const { isStrict } = useFormRules();
  return (
    <RecordFormScreen
      kind={isStrict ? routeRecord : freeRouteRecord}
      rules={RULES}
      {...list}
      save={save}
      options={{
        origin: answersOf(origin, terminalOptions(origins)),
        destination: answersOf(destination, terminalOptions(destinations)),
      }}
    />
  );
}
