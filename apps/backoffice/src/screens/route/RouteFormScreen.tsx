import { useRoutes, useSaveRoute, useMay, useTerminals } from '@motorpark/api';
import { routeSchema } from '@motorpark/domain';
import { answersOf } from '../../shared/record/answersOf';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { terminalOptions } from '../terminal/terminalOptions';
import { freeRouteRecord, routeRecord } from './routeRecord';

const RULES = { schema: routeSchema };

export function RouteFormScreen() {
  const { routes, ...list } = useRoutes();
  const { terminals, ...offices } = useTerminals();
  const { save } = useSaveRoute();
  const isBetweenTerminals = useMay('form.check') !== false;
  const options = answersOf(offices, terminalOptions(terminals));
  return (
    <RecordFormScreen
      kind={isBetweenTerminals ? routeRecord : freeRouteRecord}
      rules={RULES}
      rows={routes}
      {...list}
      save={save}
      options={{ origin: options, destination: options }}
    />
  );
}
