import {
  MANY_FARES_NAMES,
  type ManyFaresPlan,
  type Raised,
  useManyFares,
  useRouteChoices,
} from '@motorpark/api';
import {
  FARE_FIELDS,
  type ManyFares,
  TEXT,
  VEHICLE_TYPES,
  counted,
  formatNaira,
  manyFaresSchema,
  routeChoices,
} from '@motorpark/domain';
import { type Choice, type Column, DataTable, Page, toast } from '@motorpark/ui';
import { RecordFields, formFields } from '@motorpark/ui/form';
import { useField } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { href } from '../../paths';
import { TicksField } from '../../shared/form/TicksField';
import { type Outlook, PreviewedForm } from '../../shared/preview/PreviewedForm';
import { ANY, fareRecord } from './fareRecord';
import { useFareTrips } from './useFareTrips';

const words = {
  title: 'Change Many Fares',
  show: 'Show the fares',
  showing: 'Calculating…',
  becomes: 'What the fares become',
  change: 'Back',
  carryingOut: 'Creating the fares…',
  routes: 'Routes',
  types: 'Vehicle types',
  table: 'Fares',
  none: 'These routes have no fares.',
  counts: (all: number, bad: number) =>
    bad === 0
      ? 'Trips of the timetable ahead get them at once. Tickets that are sold keep their price.'
      : `${bad} of ${counted(all, 'fare')} cannot be created, so none is. Correct them, or leave their routes out.`,
  act: (count: number) => `Create ${counted(count, 'fare')}`,
  done: (count: number) => `${counted(count, 'fare')} created.`,
};

const { list } = fareRecord.paths;
const BACK = { label: fareRecord.title, href: href(list) };
const START = {
  routeIds: '',
  vehicleTypes: VEHICLE_TYPES.join('\n'),
  percent: '',
  name: '',
  from: '',
  until: '',
};
const { name, from, until } = FARE_FIELDS;
const FIELDS = formFields(
  { percent: { label: 'Per cent more or less', kind: TEXT }, name, from, until },
  {
    percent: { placeholder: '30', hint: 'Such as 30 or -10. Fares are rounded to the nearest ₦100.' },
    name: { placeholder: 'Christmas' },
    from: { kind: 'day', hint: 'Of departure. What a seat costs on this day is changed by the percentage.' },
    until: { kind: 'day', hint: 'Leave it empty for the usual fare.' },
  },
);
const TYPES = VEHICLE_TYPES.map((type) => ({ value: type, label: type }));

/** Creates fares of many routes at once, by a percentage of what a seat costs (docs/fares.md). */
export function ManyFaresScreen() {
  const { rows } = useRouteChoices();
  const { preview, create } = useManyFares();
  const navigate = useNavigate();
  const { tell, dialog } = useFareTrips(() => void navigate(list));
  return (
    <Page title={words.title} width="form" back={BACK}>
      <PreviewedForm<ManyFares, ManyFaresPlan>
        words={words}
        start={START}
        schema={manyFaresSchema}
        names={MANY_FARES_NAMES}
        renderFields={() => (
          <>
            <LinesField name="routeIds" label={words.routes} choices={routeChoices(rows, '')} />
            <LinesField name="vehicleTypes" label={words.types} choices={TYPES} />
            <RecordFields fields={FIELDS} />
          </>
        )}
        preview={preview}
        outlookOf={outlookOf}
        carryOut={async ({ wish, plan, retryKey }) => {
          toast.success(words.done(await create({ wish, plan: plan.plan, retryKey })));
          await tell({ ...wish, vehicleTypes: ['', ...wish.vehicleTypes] });
        }}
      />
      {dialog}
    </Page>
  );
}

/** A field of several choices, whose value has a line for each. */
function LinesField({ name: field, ...props }: { name: string; label: string; choices: readonly Choice[] }) {
  const { input, meta } = useField<string>(field);
  const error: unknown = meta.touched || meta.submitFailed ? (meta.submitError ?? meta.error) : undefined;
  return (
    <TicksField
      {...props}
      value={input.value.split('\n').filter(Boolean)}
      onChange={(value) => input.onChange(value.join('\n'))}
      error={typeof error === 'string' ? error : undefined}
    />
  );
}

const COLUMNS: Column<Raised>[] = [
  { header: 'Route', cell: ({ routeId }) => routeId, isRowHeader: true, truncate: true },
  { header: 'Vehicle type', cell: ({ vehicleType }) => vehicleType || ANY },
  { header: 'Now', cell: ({ now }) => formatNaira(now), align: 'end', cardLabel: 'Now' },
  {
    header: 'Becomes',
    cell: ({ fare, refused }) => (refused === undefined ? formatNaira(fare) : <strong>{refused}</strong>),
    cardLabel: 'Becomes',
  },
];

/** Each fare, those that cannot be created first. */
function outlookOf({ fares }: ManyFaresPlan, { percent }: ManyFares): Outlook {
  const bad = fares.filter(({ refused }) => refused !== undefined);
  const good = fares.filter(({ refused }) => refused === undefined);
  return {
    title: `${Number(percent) > 0 ? '+' : ''}${Number(percent)} %`,
    text: words.counts(fares.length, bad.length),
    isWarning: bad.length > 0,
    act: bad.length === 0 && good.length > 0 ? words.act(good.length) : undefined,
    focus: bad.length === 0 ? 'act' : 'change',
    children: (
      <DataTable
        label={words.table}
        columns={COLUMNS}
        rows={[...bad, ...good]}
        rowKey={({ routeId, vehicleType }) => `${routeId} ${vehicleType}`}
        emptyText={words.none}
      />
    ),
  };
}
