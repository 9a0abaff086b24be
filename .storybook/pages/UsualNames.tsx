import { USUAL_NAMES } from '../../packages/ui/src/stories/usualNames';

/** Leads from what other design systems call a component to its page. */
export function UsualNames() {
  return (
    <table>
      <thead>
        <tr>
          <th>Elsewhere</th>
          <th>Here</th>
        </tr>
      </thead>
      <tbody>
        {USUAL_NAMES.map(([name, titles]) => (
          <tr key={name}>
            <td>{name}</td>
            <td>
              {titles.map((title, place) => (
                <span key={title}>
                  {place > 0 && ', '}
                  <a href={`./?path=/docs/${title.toLowerCase().replace('/', '-')}--docs`} target="_top">
                    {title.split('/')[1]}
                  </a>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
