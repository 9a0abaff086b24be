import { Page } from '@motorpark/ui';
import { useSearchParams } from 'react-router-dom';
import { waybillsPath } from '../../paths';
import { DirectionLinks } from '../../shared/direction/DirectionLinks';
import { directionIn } from '../../shared/direction/directionIn';
import { WaybillList } from './WaybillList';
import { messages } from './messages';

/** The parcels that leave this terminal, or those that come to it (docs/waybill.md). */
export function WaybillListScreen() {
  const [query] = useSearchParams();
  const direction = directionIn(query);
  return (
    <Page
      title={messages.directions[direction]}
      actions={<DirectionLinks chosen={direction} pathOf={waybillsPath} />}
    >
      <WaybillList key={direction} direction={direction} />
    </Page>
  );
}
