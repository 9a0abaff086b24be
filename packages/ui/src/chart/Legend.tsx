import { Key, Keys, Swatch } from './chart.styles';
import { type Ink, Patterns } from './patterns';

interface LegendProps {
  id: string;
  inks: readonly Ink[];
  /** The series in the order of `inks`, each with its total. */
  series: readonly { label: string; total: string }[];
}

/** The legend of a chart: the pattern, name and total of each series. */
export function Legend({ id, inks, series }: LegendProps) {
  return (
    <Keys>
      {inks.map(({ key, ink }, place) => (
        <Key key={key}>
          <Swatch aria-hidden="true" viewBox="0 0 14 14">
            <Patterns id={id} inks={inks} />
            <rect x="0.5" y="0.5" width="13" height="13" rx="2" fill={`url(#${id}${key})`} stroke={ink} />
          </Swatch>
          <span>{series[place]?.label}</span>
          <strong>{series[place]?.total}</strong>
        </Key>
      ))}
    </Keys>
  );
}
