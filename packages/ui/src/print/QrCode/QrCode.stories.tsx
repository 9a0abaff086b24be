import type { Meta, StoryObj } from '@storybook/react-vite';
import { HOSTILE_TEXT, Sample, Sampler } from '../../controls/fixtures';
import { QrCode } from './QrCode';
import { guide } from './QrCode.guide';

const meta = {
  title: 'Components/Print/QrCode',
  component: QrCode,
  tags: ['autodocs'],
  parameters: { guide },
  args: { value: 'TK-7QF3XM-Q', label: 'QR code of ticket TK-7QF3XM-Q' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/**
 * The same number within 20, 32 and 50 mm, including the white quiet zone, in the dark theme too. A long text has
 * smaller modules, and any characters can be encoded.
 */
export const States: Story = {
  tags: ['states'],
  render: ({ value }) => (
    <Sampler>
      {[20, 32, 50].map((size) => (
        <Sample key={size} name={`Within ${size} mm`}>
          <div>
            <QrCode value={value} size={size} />
          </div>
        </Sample>
      ))}
      <Sample name="A long text within 40 mm">
        <div>
          <QrCode
            value={'https://motorpark.example/tickets/'.repeat(3)}
            size={40}
            label="QR code of a web address"
          />
        </div>
      </Sample>
      <Sample name="Hostile">
        <div>
          <QrCode value={HOSTILE_TEXT} />
        </div>
      </Sample>
    </Sampler>
  ),
};
