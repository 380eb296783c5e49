/** Parameters of a URL that our driver knows and the tools of PostgreSQL do not. */
const ours = ['uselibpqcompat', 'ssl', 'sslnegotiation'];

/** How a tool of PostgreSQL is told of a database: the password goes by the environment, where no list of processes shows it. */
export interface ToolConnection {
  url: string;
  environment: NodeJS.ProcessEnv;
}

export function connectionFor(databaseUrl: string): ToolConnection {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  for (const name of ours) url.searchParams.delete(name);
  const inherited = ['PATH', 'HOME', 'PGPASSFILE', 'PGSSLCERT', 'PGSSLKEY', 'PGSSLROOTCERT'].flatMap(
    (name): [string, string][] => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    },
  );
  return {
    url: url.href,
    environment: {
      ...Object.fromEntries(inherited),
      ...(password === '' ? {} : { PGPASSWORD: password }),
      LC_ALL: 'C',
      PGAPPNAME: 'waybill backup',
    },
  };
}
