import { waybillsPath } from '../../paths';
import { DirectionPage } from '../../shared/direction/DirectionPage';
import { WaybillList } from './WaybillList';
import { messages } from './messages';

/** The parcels that leave this terminal, or those that come to it (docs/waybill.md). */
export const WaybillListScreen = () => (
  <DirectionPage titles={messages.directions} pathOf={waybillsPath}>
    {(direction) => <WaybillList direction={direction} />}
  </DirectionPage>
);
