import {
  confirmationInWords,
  formatDeparture,
  formatNaira,
  formatWeight,
  type Region,
  type Waybill,
  WAYBILL_FIELDS,
  type WaybillFields,
  busText,
  paymentInWords,
} from '@motorpark/domain';
import { styled } from 'styled-components';
import { DescriptionList } from '../../data/DescriptionList/DescriptionList';
import { fieldsByPart, type Places } from '../../data/fieldPlaces';
import { useLocale } from '../../locale';
import { Barcode, type BarcodeProps } from '../../print/Barcode/Barcode';
import { media } from '../../theme';
import { Card, CodeFrame, Foot, Section, SectionTitle } from '../overview/overview.styles';
import { PrintActions, type PrintControls } from '../overview/PrintActions';

export interface WaybillOverviewProps extends PrintControls {
  /** The waybill as it was registered. */
  waybill: Waybill;
  /** How long the parcel has been waiting to be picked up, and since when; undefined if it is not waiting. */
  waiting?: string | undefined;
  /** How its barcode is drawn. */
  barcode?: Pick<BarcodeProps, 'fontSize'> | undefined;
}

/** The overview of a waybill, for the clerk to check with the sender before both copies are printed. */
export function WaybillOverview({ waybill, waiting, barcode, ...printing }: WaybillOverviewProps) {
  const locale = useLocale();
  const { region, say } = locale;
  const itemsOf = fieldsByPart(WAYBILL_FIELDS, PLACES, waybill, locale);
  return (
    <Card aria-label={say('Waybill {number}', { number: waybill.number || say('Unknown') })}>
      {PARTS.map((title) => (
        <Section key={title} aria-label={say(title)}>
          <SectionTitle>{say(title)}</SectionTitle>
          <DescriptionList
            items={[
              ...itemsOf(title),
              ...(title === RECEIVER && waiting !== undefined ? [{ term: 'Waits', value: waiting }] : []),
              ...(title === GOODS ? busLines(waybill, region) : []),
              ...(title === PAYMENT ? confirmationLines(waybill, region) : []),
            ]}
            layout="stacked"
          />
        </Section>
      ))}
      <Foot>
        <WideCode>
          {waybill.number && (
            <CodeFrame>
              <Barcode value={waybill.number} {...barcode} />
            </CodeFrame>
          )}
        </WideCode>
        {!waybill.erased && <PrintActions label={say('Save and Print')} {...printing} />}
      </Foot>
    </Card>
  );
}

/** Returns the bus that the parcel goes with, once it is loaded onto one. */
const busLines = ({ departureDate, vehicleNumber }: Waybill, region: Region) =>
  departureDate === undefined
    ? []
    : [
        {
          term: 'Goes with',
          value: [formatDeparture(departureDate, region), busText(vehicleNumber)].filter(Boolean).join(', '),
        },
      ];

/** Returns the payment's reference, the state of its confirmation if it needs one, and the paid storage fee. */
const confirmationLines = ({ paymentReference, confirmation, storageFee }: Waybill, region: Region) =>
  [
    { term: WAYBILL_FIELDS.paymentReference.label, value: paymentReference || undefined },
    { term: 'Confirmation', value: confirmation && confirmationInWords(confirmation, region) },
    { term: 'Storage fee', value: storageFee === undefined ? undefined : formatNaira(storageFee, region) },
  ].filter(({ value }) => value !== undefined);

const PARTS = ['Sender Info', 'Receiver Info', 'Details of Goods', 'Payment'] as const;
const [SENDER, RECEIVER, GOODS, PAYMENT] = PARTS;

/** A missing value reads 'N/A', missing handling instructions 'Nil' (docs/waybill.md). */
const PLACES: Places<WaybillFields, Waybill> = {
  senderName: { part: SENDER },
  senderPhone: { part: SENDER, term: 'Mobile number' },
  originTerminalId: { part: SENDER, value: ({ originTerminal }) => originTerminal },
  senderAddress: { part: SENDER, term: 'Sender’s address' },
  senderEmail: null,
  bookDate: { part: SENDER, term: 'Book date' },
  receiverName: { part: RECEIVER },
  receiverPhone: { part: RECEIVER, term: 'Mobile number' },
  destinationTerminalId: { part: RECEIVER, value: ({ destinationTerminal }) => destinationTerminal },
  description: { part: GOODS, term: 'Package description' },
  quantity: { part: GOODS },
  weight: { part: GOODS, term: 'Weight', value: ({ weight }) => weight && formatWeight(weight) },
  handlingInstructions: {
    part: GOODS,
    term: 'Special handling instructions',
    value: ({ handlingInstructions }, _, say) => handlingInstructions?.trim() || say('Nil'),
  },
  worth: { part: GOODS, term: 'Worth of goods' },
  amount: { part: PAYMENT },
  paymentMethod: { part: PAYMENT, term: 'Payment method', value: paymentInWords },
  nonCash: null,
  // Shown only if there is one (`confirmationLines`).
  paymentReference: null,
};

/** Keeps the actions at the right, or is centred above them on a phone; a number too long for the row stays in its frame. */
const WideCode = styled.div`
  min-width: 0;
  max-width: 100%;
  margin-inline-end: auto;

  ${media.phone} {
    margin-inline: auto;
  }
`;
