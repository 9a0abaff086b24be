import { formatNaira } from '@motorpark/domain';
import type { Bucket } from './buckets';
import { Table } from './IncomeChart.styles';
import { SERIES } from './series';

/** The figures of the chart as a table, for screen readers and for exact amounts. */
export function FigureTable({ label, buckets }: { label: string; buckets: readonly Bucket[] }) {
  return (
    <Table tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">Date</th>
            {SERIES.map(({ key, label: name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buckets.map((bucket) => (
            <tr key={bucket.day}>
              <th scope="row">{bucket.name}</th>
              {SERIES.map(({ key }) => (
                <td key={key}>{formatNaira(bucket[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}
