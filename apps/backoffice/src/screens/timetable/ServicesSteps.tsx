import { type ServicesPart, timetableWire, useChangeServices } from '@motorpark/api';
import { SERVICES_SCHEMAS, type ServicesChange } from '@motorpark/domain';
import { Button, Section, toast } from '@motorpark/ui';
import { type Draft, RecordFields } from '@motorpark/ui/form';
import { useState } from 'react';
import { type Outlook, PreviewedForm } from '../../shared/preview/PreviewedForm';
import { SERVICE_FORM } from './ServiceSteps';
import { messages } from './messages';
import { timetableOutlook } from './timetableOutlook';

/** The form of each change. */
const STARTS: Readonly<Record<ServicesChange, Draft>> = {
  notOn: { notOn: '' },
  time: { departsAt: '', from: '' },
  delete: {},
};

interface ServicesStepsProps {
  change: ServicesChange;
  /** The ids of the services. */
  ids: readonly string[];
  /** What one that is deleted is called. */
  name?: string;
  onClose: () => void;
}

/** Changes several services in two steps: the form, and what it does to their trips, which is shown before it is saved. */
export function ServicesSteps({ change, ids, name, onClose }: ServicesStepsProps) {
  const { preview, save } = useChangeServices();
  const [saved, setSaved] = useState(0);
  const title = name === undefined ? messages.changes[change].title(ids.length) : messages.deleteOne(name);
  const start = STARTS[change];
  const isDeletion = change === 'delete';
  const fields = SERVICE_FORM.filter((field) => field.name in start).map((field) =>
    field.name === 'from' ? Object.assign({}, field, { hint: messages.newTimeFrom }) : field,
  );
  return (
    <PreviewedForm
      words={{ ...messages, title, carryingOut: messages.savingPart(saved, ids.length) }}
      start={start}
      schema={SERVICES_SCHEMAS[change]}
      names={timetableWire.names}
      renderFields={() =>
        isDeletion ? <p>{messages.changes.delete.explained}</p> : <RecordFields fields={fields} />
      }
      renderFrame={(form) => (
        <Section title={title} actions={<Button onPress={onClose}>{messages.cancel}</Button>}>
          {form}
        </Section>
      )}
      preview={(form) => preview({ change, ids, form })}
      outlookOf={(parts) => ({
        ...outlookOf(parts),
        ...(isDeletion && { act: title, focus: 'change' }),
      })}
      carryOut={async ({ wish: form, plan: parts }) => {
        setSaved(0);
        await save({ wish: { change, ids, form }, parts, onPart: setSaved });
        toast.success(isDeletion ? messages.changes.delete.done(ids.length) : messages.saved);
        onClose();
      }}
    />
  );
}

function outlookOf(parts: readonly ServicesPart[]): Outlook {
  const sum = (of: (part: ServicesPart) => number) => parts.reduce((total, part) => total + of(part), 0);
  return timetableOutlook({
    added: sum(({ added }) => added),
    moved: sum(({ moved }) => moved),
    removed: sum(({ removed }) => removed),
    staying: parts.flatMap(({ staying }) => staying),
    stayCount: sum(({ stayCount }) => stayCount),
    questions: parts.flatMap(({ questions }) => questions),
  });
}
