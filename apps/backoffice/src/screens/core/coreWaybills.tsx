import { WaybillOverviewScreen } from '../waybill/WaybillOverviewScreen';

/** Its barcode has the number in 2 px, too (docs/waybill.md). */
const BARCODE = { fontSize: 2 };

export const CoreWaybillOverviewScreen = () => <WaybillOverviewScreen barcode={BARCODE} />;
