import { useSession, useWaybills } from '@motorpark/api';
import { waybillDirection } from '@motorpark/domain';
import { Page } from '@motorpark/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { waybillsPath } from '../../paths';
import { DirectionLinks } from '../../shell/direction/DirectionLinks';
import { directionIn } from '../../shell/direction/directionIn';
import { WaybillList } from './WaybillList';
import { messages } from './messages';

/** The parcels that leave this terminal, or those that come to it (specification section 2.20). */
export function WaybillListScreen() {
  const { waybills, ...list } = useWaybills();
  const terminal = useSession()?.terminalName ?? '';
  const [query] = useSearchParams();
  const direction = directionIn(query);

  const shown = useMemo(
    () => waybills.filter((waybill) => waybillDirection(waybill, terminal) === direction),
    [waybills, terminal, direction],
  );

  return (
    <Page
      title={messages.directions[direction]}
      actions={<DirectionLinks chosen={direction} pathOf={waybillsPath} />}
    >
      <WaybillList key={direction} direction={direction} waybills={shown} {...list} />
    </Page>
  );
}
