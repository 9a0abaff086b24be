/** Whatever a core server answers to one call. */
export type Answers = Record<string, (query: URLSearchParams) => unknown>;

type Row = Record<string, unknown> & { id: number };

interface Noun {
  path: { list: string; create?: string; edit?: string; remove?: string };
  rows: Row[];
}

const NOUNS: Noun[] = [
  {
    path: {
      list: 'fetch_terminals',
      create: 'create_terminals',
      edit: 'edit_terminal',
      remove: 'delete_terminal',
    },
    rows: [
      { id: 1, terminal_name: 'Awka', terminal_address: '12 Zik Avenue', city: 'Awka', state: 'Anambra' },
      { id: 2, terminal_name: 'Lagos', terminal_address: '3 Jibowu Street', city: 'Yaba', state: 'Lagos' },
    ],
  },
  {
    path: { list: 'get_drivers', create: 'create_drivers', edit: 'edit_driver', remove: 'delete_driver' },
    rows: [{ id: 1, driver_name: 'Emeka Nwosu', driver_phone: '08034127781', driver_address: 'Enugu' }],
  },
  {
    path: { list: 'get_vehicles' },
    rows: [
      {
        id: 1,
        vehicle_number: 'ANB 482 XA',
        vehicle_type: 'Coach Bus',
        assigned_driver: { driver_name: 'Emeka Nwosu' },
        vehicle_seat_number: '18',
      },
    ],
  },
  {
    path: { list: 'get_routes', create: 'create_routes', edit: 'edit_route', remove: 'delete_route' },
    rows: [
      {
        id: 1,
        route_id: 'Awka - Lagos',
        origin: 'Awka',
        destination: 'Lagos',
        distance: '452 km',
        duration: '7 hours',
      },
    ],
  },
];

/** The calls of the super admin's office on a server that has only the core, each list nested as it likes. */
export function coreOffice(): Answers {
  const answers: Answers = {
    'POST /api/login': () => ({ token: 'core-token', role: 'super_admin', admin: {} }),
    'GET /api/fetch_admins': () => ({
      data: {
        admins: [{ id: 1, name: 'Ngozi Obi', phone: '08034127781', terminal: 'Awka', is_banned: '0' }],
        stats: { total_admins: 5, total_active_admins: 4, total_banned_admins: 1 },
      },
    }),
  };
  for (const { path, rows } of NOUNS) {
    const kept = [...rows];
    answers[`GET /api/${path.list}`] = () => ({ data: { data: kept } });
    if (path.create) {
      answers[`POST /api/${path.create}`] = (query) => {
        const row = { ...Object.fromEntries(query), id: kept.length + 1 };
        kept.push(row);
        return { message: 'Created', data: row };
      };
    }
    for (const { id } of rows) {
      if (path.edit) answers[`PUT /api/${path.edit}/${id}`] = () => ({ message: 'Edited' });
      if (path.remove) answers[`DELETE /api/${path.remove}/${id}`] = () => ({ message: 'Deleted' });
    }
  }
  return answers;
}
