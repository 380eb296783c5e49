import { describe, expect, it } from 'vitest';
import { readDatabaseUrl, titleOf } from './database-url.ts';

const read = (url: string, password?: string) =>
  readDatabaseUrl(url, 'mysql://user@host:3306/dtrack', password);

describe('the URL of a database', () => {
  it('is read as it stands, with what follows the question mark', () => {
    expect(read('mysql://dt:p%40ss@db.example:3307/dtrack?sslMode=REQUIRED')).toEqual({
      host: 'db.example',
      port: 3307,
      database: 'dtrack',
      user: 'dt',
      password: 'p@ss',
      parameters: new Map([['sslmode', 'REQUIRED']]),
    });
  });

  it('may be that of a driver of Java', () => {
    expect(
      read('jdbc:sqlserver://db.example;databaseName=dtrack;user=dt;password=a=b;encrypt=false;'),
    ).toMatchObject({
      host: 'db.example',
      port: undefined,
      database: 'dtrack',
      user: 'dt',
      password: 'a=b',
    });
    expect(read('jdbc:mariadb://db.example/dtrack?user=dt')).toMatchObject({
      user: 'dt',
      password: undefined,
    });
  });

  it('takes the password from elsewhere when it has none, and is told without it', () => {
    expect(read('mysql://dt@db.example/dtrack', 'secret').password).toBe('secret');
    expect(read('mysql://dt:own@db.example/dtrack', 'secret').password).toBe('own');
    expect(titleOf(read('mysql://dt:own@db.example:3306/dtrack'))).toBe(
      'the database "dtrack" at db.example:3306',
    );
  });

  it.each(['mysql:', 'mysql://db.example', 'mysql:///dtrack', 'mysql://db.example:port/dtrack'])(
    '%s is told with an example',
    (url) => {
      expect(() => read(url)).toThrow('It looks like mysql://user@host:3306/dtrack.');
    },
  );
});
