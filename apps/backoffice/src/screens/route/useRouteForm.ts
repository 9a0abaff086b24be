import { useFormRules, useMay, useSaveRoute, useTerminalChoices } from '@motorpark/api';
import { connectsTerminals, routeSchema } from '@motorpark/domain';
import { useMemo } from 'react';
import { answersOf } from '../../shared/form/answersOf';
import { terminalOptions } from '../terminal/terminalOptions';
import { freeRouteRecord, routeRecord, withoutFares } from './routeRecord';

const RULES = { schema: routeSchema };

/** The parts of a route's form. */
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
