import { waybillsPath } from '../../paths';
import { DirectionPage } from '../../shared/direction/DirectionPage';
import { WaybillList } from './WaybillList';
import { messages } from './messages';

/** The waybills that leave this terminal, or that arrive at it (docs/waybill.md). */
export const WaybillListScreen = () => (
  <DirectionPage titles={messages.directions} pathOf={waybillsPath}>
    {(direction) => <WaybillList direction={direction} />}
  </DirectionPage>
);
