import { useLocation, useSearchParams } from 'react-router-dom';
import { handedOver } from '../record/handedOver';
import type { CounterKind, CounterRecord } from './counterKind';

/** Which ticket or waybill the address names by its id or number (`?id=`), and what the screen before handed over, which is it where none is named. */
export function useAsked<Row extends CounterRecord>({ one, find }: CounterKind<Row>) {
  const [query] = useSearchParams();
  const asked = query.get('id') ?? '';
  const given = handedOver(useLocation().state, one, asked, find);
  return [asked === '' ? given?.id : asked, given] as const;
}
