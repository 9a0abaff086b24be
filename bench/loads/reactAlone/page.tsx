import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A row of the list, as the server sends it. */
type Row = Record<string, string | number>;

/** The least that React can start with: a login without validation, and a list without anything else. */
function Page() {
  return location.hash === '#/list' ? <List /> : <Login />;
}

function Login() {
  return (
    <form>
      <label>
        Email
        <input type="email" name="email" />
      </label>
      <label>
        Password
        <input type="password" name="password" />
      </label>
      <button type="submit">Login</button>
    </form>
  );
}

function List() {
  const [rows, setRows] = useState<Row[]>([]);
  useEffect(() => {
    void fetch('./rows.json').then(async (answer) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validating the response would add work that the baseline must not have
      setRows((await answer.json()) as Row[]);
    });
  }, []);
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row['ticket_id']}>
            {['ticket_id', 'traveler_name', 'traveler_phone', 'route_name', 'travel_date', 'status'].map(
              (column) => (
                <td key={column}>{row[column]}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
