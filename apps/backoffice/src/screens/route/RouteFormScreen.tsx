import { useOneRoute, useFormRules, useMay, useSaveRoute, useTerminalChoices } from '@motorpark/api';
import { connectsTerminals, routeSchema } from '@motorpark/domain';
import { useMemo } from 'react';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { answersOf } from '../../shared/form/answersOf';
import { terminalOptions } from '../terminal/terminalOptions';
import { freeRouteRecord, routeRecord, withoutFares } from './routeRecord';

export function RouteFormScreen() {
  const list = useOneRoute(useRecordId());
  return <RecordFormScreen {...useRouteForm()} {...list} />;
}

const RULES = { schema: routeSchema };

export function useRouteForm() {
  const { rows: origins, ...origin } = useTerminalChoices();
  const { rows: destinations, ...destination } = useTerminalChoices();
  const { save } = useSaveRoute();
  const isBetweenTerminals = connectsTerminals(useFormRules());
  const hasFares = useMay()('route.fare') !== false;
  const kind = useMemo(() => {
    const record = isBetweenTerminals ? routeRecord : freeRouteRecord;
    return hasFares ? record : withoutFares(record);
  }, [isBetweenTerminals, hasFares]);
  return {
    kind,
    rules: RULES,
    save,
    options: {
      origin: answersOf(origin, terminalOptions(origins)),
      destination: answersOf(destination, terminalOptions(destinations)),
    },
  };
}
