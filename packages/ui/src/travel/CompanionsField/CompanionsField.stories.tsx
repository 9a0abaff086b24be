import { type Companion, type FieldErrors, SEEN, luggageIn, unnamedCompanion } from '@motorpark/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { LONG_TEXT, Sample, Sampler, UNBROKEN_TEXT, inForm } from '../../controls/fixtures';
import { CompanionsField, type CompanionsFieldProps } from './CompanionsField';
import { guide } from './CompanionsField.guide';

const nobody = [5, 6, 7].map(unnamedCompanion);
const ben: Companion = { ...unnamedCompanion(5), name: 'Ben Eze', phone: '0806 220 1934' };
const missing = ({ name }: Companion): FieldErrors =>
  name === '' ? { name: 'Name of each passenger is required.' } : {};

function Naming(args: CompanionsFieldProps) {
  const [companions, setCompanions] = useState(args.companions);
  return (
    <CompanionsField
      {...args}
      companions={companions}
      onChange={(next) => {
        setCompanions(next);
        args.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Domain/Trips and seats/CompanionsField',
  component: CompanionsField,
  tags: ['autodocs'],
  parameters: { guide },
  args: { name: 'companions', companions: nobody, onChange: fn(), onBlur: fn(), onFocus: fn() },
  render: (args) => <Naming {...args} />,
} satisfies Meta<typeof CompanionsField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** No names yet; one with a phone, one with their own next of kin; errors; long names. */
export const States: Story = {
  tags: ['states'],
  // Several such fields on one page occur only in this story.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Sampler>
      <Sample name="Nobody named">
        <Naming {...args} companions={nobody.slice(0, 1)} name="nobody" />
      </Sample>
      <Sample name="Named, one with more of their own">
        <Naming
          {...args}
          name="named"
          companions={[ben, { ...unnamedCompanion(6), name: 'Chi Eze', nextOfKinName: 'Uche Eze' }]}
        />
      </Sample>
      <Sample name="Missing">
        <Naming {...args} name="missing" companions={nobody.slice(0, 2)} errorsOf={missing} />
      </Sample>
      <Sample name="Long">
        <Naming
          {...args}
          name="long"
          companions={[
            { ...ben, name: LONG_TEXT },
            { ...ben, seat: 6, name: UNBROKEN_TEXT },
          ]}
        />
      </Sample>
    </Sampler>
  ),
};

/** A party of four is entered without Tab; Enter after the last name submits the form. */
export const NamedByKeyboard: Story = {
  decorators: [inForm],
  parameters: { pictures: [] },
  play: async ({ canvas, args, userEvent }) => {
    const nameOf = (seat: number) => canvas.getByRole('textbox', { name: `Seat ${seat}: Name` });
    await userEvent.click(nameOf(5));
    await userEvent.keyboard('Ben Eze{Enter}');
    await expect(nameOf(6)).toHaveFocus();
    await userEvent.keyboard('Chi Eze{ArrowDown}');
    await expect(nameOf(7)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(nameOf(6)).toHaveFocus();
    await userEvent.keyboard('{Enter}Di Eze');
    await expect(nameOf(7)).toHaveValue('Di Eze');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { ...unnamedCompanion(5), name: 'Ben Eze' },
      { ...unnamedCompanion(6), name: 'Chi Eze' },
      { ...unnamedCompanion(7), name: 'Di Eze' },
    ]);
  },
};

/** Where nobody pays less, a seat becomes one for luggage among its details. Whoever gets it then has no name yet. */
export const NoLongerForLuggage: Story = {
  args: {
    companions: [luggageIn(5), unnamedCompanion(6)],
    kinds: [
      { value: 'adult', label: 'Adult' },
      { value: 'luggage', label: 'Luggage' },
    ],
  },
  decorators: [inForm],
  parameters: { pictures: [] },
  play: async ({ canvas, userEvent }) => {
    const kindOf = (seat: number) => canvas.queryByRole('combobox', { name: `Seat ${seat}: Pays as` });
    const nameOf = (seat: number) => canvas.queryByRole('textbox', { name: `Seat ${seat}: Name` });
    await expect(nameOf(5)).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Seat 5: Pays as' }), 'Adult');
    await expect(nameOf(5)).toHaveValue('');
    await expect(kindOf(5)).toHaveFocus();
    await expect(kindOf(6)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Details of seat 6' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Seat 6: Pays as' }), 'Luggage');
    await expect(nameOf(6)).toBeNull();
  },
};

/** Where children pay less, each passenger is an adult or a child, who has a date of birth or was seen. A seat for luggage asks for nobody. */
export const WithChildren: Story = {
  args: {
    kinds: [
      { value: 'adult', label: 'Adult' },
      { value: 'child', label: 'Child under 12' },
      { value: SEEN, label: 'Child, seen to be under 12' },
      { value: 'luggage', label: 'Luggage' },
    ],
  },
  decorators: [inForm],
  parameters: { pictures: ['light'] },
  play: async ({ canvas, args, userEvent }) => {
    const kind = canvas.getByRole('combobox', { name: 'Seat 6: Pays as' });
    await expect(kind).toHaveDisplayValue('Adult');
    await userEvent.selectOptions(kind, 'Child under 12');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      nobody[0],
      { ...unnamedCompanion(6), kind: 'child', born: '' },
      nobody[2],
    ]);
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Seat 6: Date of birth' }),
      '4 Mar 2020{Tab}',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith([
      nobody[0],
      { ...unnamedCompanion(6), kind: 'child', born: '2020-03-04' },
      nobody[2],
    ]);
    await userEvent.selectOptions(kind, 'Child, seen to be under 12');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      nobody[0],
      { ...unnamedCompanion(6), kind: 'child', born: SEEN },
      nobody[2],
    ]);
    await expect(canvas.queryByRole('textbox', { name: 'Seat 6: Date of birth' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Seat 7: Pays as' }), 'Luggage');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      nobody[0],
      { ...unnamedCompanion(6), kind: 'child', born: SEEN },
      luggageIn(7),
    ]);
  },
};

/** Details opened by Enter start at the first field that has appeared. */
export const DetailsByKeyboard: Story = {
  args: NoLongerForLuggage.args ?? {},
  decorators: [inForm],
  parameters: { pictures: [] },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Details of seat 6' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Seat 6: Pays as' })).toHaveFocus();
  },
};

/** On a desktop the opened details of a companion are a row below the name. */
export const OpenedDetails: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details of seat 6' }));
    const top = (label: string) => canvas.getByRole('textbox', { name: label }).getBoundingClientRect().top;
    await expect(top('Seat 6: Phone')).toBe(top('Seat 6: Name'));
    for (const label of ['Address', 'Next of kin', 'Phone of next of kin'])
      await expect(top(`Seat 6: ${label}`)).toBeGreaterThan(top('Seat 6: Name'));
  },
};

/** A companion takes one row of at most 100 px: on a phone the name, and what else there is once the details are opened. */
export const OneRow: Story = {
  args: WithChildren.args ?? {},
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: [] },
  play: async ({ canvas, userEvent }) => {
    const tops = [5, 6, 7].map(
      (seat) => canvas.getByRole('textbox', { name: `Seat ${seat}: Name` }).getBoundingClientRect().top,
    );
    const heights = tops.slice(1).map((top, place) => top - (tops[place] ?? 0));
    for (const height of heights) await expect(height).toBeLessThanOrEqual(100);
    await expect(canvas.queryByRole('textbox', { name: 'Seat 6: Phone' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Details of seat 6' }));
    await expect(canvas.getByRole('textbox', { name: 'Seat 6: Phone' })).toHaveFocus();
    await expect(canvas.getByRole('combobox', { name: 'Seat 6: Pays as' })).toBeVisible();
  },
};

/** Details that differ from the first passenger's are opened for one seat only. */
export const OwnNextOfKin: Story = {
  decorators: [inForm],
  parameters: { pictures: [] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details of seat 6' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Seat 6: Next of kin' }), 'U');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      nobody[0],
      { ...unnamedCompanion(6), nextOfKinName: 'U' },
      nobody[2],
    ]);
    await expect(canvas.queryByRole('textbox', { name: 'Seat 5: Next of kin' })).not.toBeInTheDocument();
  },
};
