import {
  companyImageOf,
  failureMessage,
  isApiFailure,
  requestOf,
  useCompany,
  useSaveCompany,
  useSaveCompanyImage,
  now,
  USUAL_PAPER,
  useSetUp,
} from '@motorpark/api';
import {
  COMPANY_IMAGES,
  type CompanyImage,
  PAPER_SIZES,
  RECEIPT_SETTINGS,
  companySchema,
  mapFields,
  SAMPLE_WAYBILL,
  sampleTicket,
} from '@motorpark/domain';
import {
  Card,
  Columns,
  ImageField,
  Notice,
  Page,
  PaperChoice,
  PaperPreview,
  type PaperSize,
  Stack,
  TabLinks,
  TicketReceipt,
  WaybillReceipt,
  letterheadOf,
  toast,
} from '@motorpark/ui';
import type { Draft } from '@motorpark/ui/form';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href, paths } from '../../paths';
import { ScreenLink } from '../../shared/ScreenLink';
import { LoadingState } from '../../shared/LoadingState';
import { RecordForm } from '../../shared/record/RecordForm';
import { COMPANY_SECTIONS, withKind } from './companyForm';
import { TermsLeftOut } from './TermsLeftOut';
import { WithoutPapers } from './WithoutPapers';
import { messages } from './messages';

const RULES = { schema: companySchema };

const besideReceipts = (form: ReactNode, draft: Draft): ReactNode => (
  <ReceiptsForm form={form} draft={draft} />
);

/** The form of the receipts beside them as they print, with the terms that they leave out. */
function ReceiptsForm({ form, draft }: { form: ReactNode; draft: Draft }) {
  const { company } = useCompany();
  if (!company) return form;
  const typed = mapFields<typeof RECEIPT_SETTINGS, Record<keyof typeof RECEIPT_SETTINGS, string>>(
    RECEIPT_SETTINGS,
    (name) => draft[name] ?? '',
  );
  return (
    <Columns
      asideWidth="half"
      asideLabel={messages.preview}
      aside={<CompanyPreview company={{ ...company, ...typed }} />}
    >
      {form}
      <TermsLeftOut company={{ ...company, ...typed }} />
      <CompanyImages />
    </Columns>
  );
}

const withWhatLeaves = (form: ReactNode, { paperRule }: Draft): ReactNode => (
  <>
    {form}
    {paperRule === 'required' && <WithoutPapers />}
  </>
);

/**
 * The company's names, terms and rules by subject: each has its own form, that of receipts with the receipts beside it as they print (docs/company.md). The URL names
 * the subject.
 */
export function CompanyScreen() {
  const [query] = useSearchParams();
  const shown = COMPANY_SECTIONS.find(({ title }) => title === query.get('section')) ?? COMPANY_SECTIONS[0];
  const isOfReceipts = shown === COMPANY_SECTIONS[0];
  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      width={isOfReceipts ? 'full' : 'form'}
      actions={<ScreenLink path={paths.superAdmin.erase}>{messages.erase}</ScreenLink>}
    >
      <ProviderNotice />
      {shown && <CompanyContent shown={shown} frame={isOfReceipts ? besideReceipts : withWhatLeaves} />}
    </Page>
  );
}

/** Says what is to do before real money comes by the payment provider. */
function ProviderNotice() {
  const { providerTrouble } = useSetUp();
  if (!providerTrouble) return null;
  const { title, text } = messages.provider[providerTrouble];
  return (
    <Notice tone="warning" title={title}>
      {text}
    </Notice>
  );
}

interface CompanyContentProps extends Pick<ComponentProps<typeof RecordForm>, 'frame'> {
  shown: (typeof COMPANY_SECTIONS)[number];
}

function CompanyContent({ shown, frame }: CompanyContentProps) {
  const { loaded, ...state } = useCompany();
  const { save } = useSaveCompany();

  if (!loaded) return <LoadingState {...state} label={messages.loading} fallback={messages.loadFailed} />;
  // Without its names no section can be saved.
  const offered = COMPANY_SECTIONS.slice(0, loaded.name ? undefined : 1);
  return (
    <>
      <TabLinks
        label={messages.sections}
        tabs={offered.map(({ title }) => ({ label: title, href: pathOf(title) }))}
        current={pathOf(shown.title)}
      />
      <RecordForm
        key={shown.title}
        kind={withKind(shown.form, loaded)}
        rules={RULES}
        row={loaded}
        save={async (order) => {
          const saved = await save(order);
          const days = Number(order.form.timetableDays);
          if (saved.outcome === 'done' && days > loaded.timetableDays) toast.info(messages.makingTrips(days));
          return saved;
        }}
        frame={frame}
        isLong
      />
    </>
  );
}

const pathOf = (section: string) =>
  href(`${paths.superAdmin.company}?section=${encodeURIComponent(section)}`);

/** The logo and the signature. Each is saved as soon as it is chosen. */
function CompanyImages() {
  const { company } = useCompany();
  return (
    <Card title={messages.images}>
      <Stack gap={4}>
        {COMPANY_IMAGES.map((image) => (
          <OneImage key={image} image={image} src={company?.[image]} />
        ))}
      </Stack>
    </Card>
  );
}

function OneImage({ image, src }: { image: CompanyImage; src: string | undefined }) {
  const { save: saveImage, isSaving } = useSaveCompanyImage();
  const [error, setError] = useState<string>();
  const { label, hint } = messages[image];

  /** Saves the image; removes it if no file is given. */
  async function saveFile(file?: File) {
    setError(undefined);
    try {
      await saveImage({ image, png: file ? await companyImageOf(file) : '' });
      toast.success(file ? messages.imageSaved(label) : messages.imageRemoved(label));
    } catch (failure) {
      if (isApiFailure(failure))
        toast.error(failureMessage(failure) ?? messages.imageFailed(label), requestOf(failure));
      else if (failure instanceof Error) setError(failure.message);
    }
  }

  return (
    <ImageField
      label={label}
      hint={hint}
      src={src}
      error={error}
      isBusy={isSaving}
      onSelect={(file) => void saveFile(file)}
      onRemove={() => void saveFile()}
    />
  );
}

/** A ticket and a waybill as they print with the values in the company's form. */
function CompanyPreview({ company }: { company: Parameters<typeof letterheadOf>[0] }) {
  // Another paper in the form takes the place of the one that was chosen beside it.
  const [chosen, setChosen] = useState<{ size: PaperSize; besides: string | undefined }>();
  const [printedAt] = useState(now);
  const paper =
    chosen && chosen.besides === company.paper
      ? chosen.size
      : (PAPER_SIZES.find((size) => size === company.paper) ?? USUAL_PAPER);
  const letterhead = letterheadOf(company);
  return (
    <>
      <PaperChoice value={paper} onChange={(size) => setChosen({ size, besides: company.paper })} />
      <Card title={messages.ticket} padding="none">
        <PaperPreview paper={paper} label={messages.printedTicket}>
          <TicketReceipt ticket={sampleTicket(printedAt)} letterhead={letterhead} printedAt={printedAt} />
        </PaperPreview>
      </Card>
      <Card title={messages.waybill} padding="none">
        <PaperPreview paper={paper} label={messages.printedWaybill}>
          <WaybillReceipt waybill={SAMPLE_WAYBILL} letterhead={letterhead} printedAt={printedAt} />
        </PaperPreview>
      </Card>
    </>
  );
}
