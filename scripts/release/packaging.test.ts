import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { findUnknownVariables } from '../../apps/server/src/config/env.ts';
import { hasProgram } from './draft.ts';
import { IMAGE } from './forms/oci-image.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(root, 'packaging', name), 'utf8');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };

/** Each is held by a golden file: `helm template waybill packaging/helm/waybill --kube-version 1.31.0 --namespace waybill -f …`. */
const VALUE_SETS = ['smallest', 'ingress', 'large', 'openshift', 'placed'];

describe('the Dockerfile', () => {
  const text = read('container/Dockerfile').replaceAll('\\\n', '');
  const last = text.slice(text.lastIndexOf('\nFROM '));

  it('makes what the image without an engine is', () => {
    const variables = Object.entries(IMAGE.environment).map(([name, value]) => `${name}=${value}`);
    expect(/^ENV (.+)$/m.exec(last)?.[1]?.split(/\s+/)).toEqual(variables);
    expect(last).toContain(`\nUSER ${IMAGE.user}\n`);
    expect(last).toContain(`\nVOLUME ${IMAGE.volume}\n`);
    expect(last).toContain(`\nEXPOSE ${IMAGE.port}\n`);
    expect(last).toContain(`\nENTRYPOINT ${JSON.stringify(IMAGE.entrypoint)}\n`);
    expect(last).toContain(`\nCMD ${JSON.stringify(IMAGE.command)}\n`);
    expect(last).toContain(` CMD ${JSON.stringify(IMAGE.health).replaceAll(',', ', ')}\n`);
  });
});

interface Service {
  image: string;
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  volumes?: string[];
  healthcheck?: { test: string[] };
}

describe.each(['compose.yaml', 'compose.embedded.yaml'])('%s', (name) => {
  const { services, volumes } = parse(read(`container/${name}`), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  const ours = Object.values(services).filter(({ image }) => image.startsWith('waybill:'));

  it('runs this version, without rights and with a root that cannot be written', () => {
    expect(ours.length).toBeGreaterThan(0);
    for (const one of ours) {
      expect(one).toMatchObject({ image: `waybill:${version}`, read_only: true, cap_drop: ['ALL'] });
    }
  });

  it('sets only variables that the server knows, and looks after its health as the image does', () => {
    expect(ours.flatMap(({ environment = {} }) => findUnknownVariables(environment))).toEqual([]);
    const checks = ours.flatMap(({ healthcheck }) => (healthcheck ? [healthcheck.test] : []));
    expect(checks).toEqual([['CMD', ...IMAGE.health]]);
  });

  it('uses only volumes that it has', () => {
    const used = Object.values(services).flatMap((one) =>
      (one.volumes ?? []).map((volume) => volume.split(':')[0]),
    );
    expect(used.sort()).toEqual(Object.keys(volumes).sort());
  });
});

describe('the unit', () => {
  it.skipIf(!hasProgram('systemd-analyze'))('is exposed by 2.0 of 10 at most', () => {
    const unit = path.join(root, 'packaging/systemd/waybill.service');
    const { status, stdout, stderr } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--threshold=20', '--no-pager', unit],
      { encoding: 'utf8' },
    );
    expect(status, stdout + stderr).toBe(0);
  });

  it('names only settings that the server knows', () => {
    const names = [
      ...`${read('systemd/waybill.service')}${read('systemd/waybill.env')}`.matchAll(/(WAYBILL_\w+)=/g),
    ];
    expect(names.length).toBeGreaterThan(4);
    expect(findUnknownVariables(Object.fromEntries(names.map(([, name = '']) => [name, ''])))).toEqual([]);
  });
});

describe('the chart', () => {
  const schema = JSON.parse(read('helm/waybill/values.schema.json')) as Schema;
  const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);
  const defaults = parse(read('helm/waybill/values.yaml')) as object;

  it('has the version of the product', () => {
    expect(parse(read('helm/waybill/Chart.yaml'))).toMatchObject({ version, appVersion: version });
  });

  it('describes every default in its schema, and asks for two secrets that it does not make', () => {
    expect(leavesOf(defaults)).toEqual(leavesOf(defaults).filter((key) => describes(schema, key)));
    expect(validate(defaults)).toBe(false);
    expect(validate.errors?.map(({ instancePath }) => instancePath).sort()).toEqual([
      '/database/existingSecret',
      '/secretKey/existingSecret',
    ]);
  });

  it.each([
    ['a misspelt value', { replicaz: 2 }],
    ['a number of nodes that is none', { api: { replicas: -1 } }],
    ['a database in the settings', { settings: { WAYBILL_DATABASE_URL: 'postgresql://x' } }],
    ['a setting of nobody', { settings: { PATH: '/' } }],
    ['an ingress without a host', { ingress: { enabled: true, host: '' } }],
    ['a monitor without a secret', { serviceMonitor: { enabled: true, existingSecret: '' } }],
    ['a digest cut short', { image: { digest: 'sha256:abc' } }],
  ])('refuses %s', (_, wrong) => {
    const secrets = {
      database: { existingSecret: 'a', key: 'url' },
      secretKey: { existingSecret: 'b', key: 'key' },
    };
    expect(validate(secrets)).toBe(true);
    expect(validate({ ...secrets, ...wrong })).toBe(false);
  });

  it.each(VALUE_SETS)(
    'makes of %s pods that may do nothing and get only variables that the server knows',
    (name) => {
      expect(validate(parse(read(`helm/values/${name}.yaml`)))).toBe(true);
      const documents = parseAllDocuments(read(`helm/golden/${name}.yaml`)).map(
        (one) => one.toJS() as Manifest | null,
      );
      const deployments = documents.filter((one) => one?.kind === 'Deployment');
      expect(deployments.length).toBeGreaterThan(0);
      for (const deployment of deployments) {
        const { securityContext, containers } = deployment?.spec.template.spec ?? missing();
        expect(securityContext.runAsNonRoot).toBe(true);
        for (const container of containers) {
          expect(container.securityContext).toEqual({
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          });
          const names = container.env.map((variable) => [variable.name, '']);
          expect(findUnknownVariables(Object.fromEntries(names))).toEqual([]);
          expect(new Set(names.map(([variable]) => variable)).size).toBe(names.length);
        }
      }
    },
  );

  describe.skipIf(!hasProgram('helm'))('by helm', () => {
    const chart = path.join(root, 'packaging/helm/waybill');
    const helm = (...args: string[]) => spawnSync('helm', args, { cwd: root, encoding: 'utf8' });

    it.each(VALUE_SETS)('%s is linted without a remark and makes the golden file', (name) => {
      const values = ['-f', `packaging/helm/values/${name}.yaml`];
      const lint = helm('lint', '--strict', '--quiet', chart, ...values);
      expect(lint.stdout + lint.stderr).toBe('');
      const made = helm(
        'template',
        'waybill',
        chart,
        '--kube-version',
        '1.31.0',
        '--namespace',
        'waybill',
        ...values,
      );
      expect(made.stderr).toBe('');
      expect(made.stdout).toBe(read(`helm/golden/${name}.yaml`));
    });

    it('refuses values that the schema refuses', () => {
      const made = helm('template', 'waybill', chart, '--kube-version', '1.31.0');
      expect(made.status).not.toBe(0);
      expect(made.stderr).toContain('/database/existingSecret');
    });
  });
});

interface Schema {
  properties?: Record<string, Schema>;
  [keyword: string]: unknown;
}

interface Manifest {
  kind: string;
  spec: {
    template: {
      spec: {
        securityContext: { runAsNonRoot: boolean };
        containers: { securityContext: object; env: { name: string }[] }[];
      };
    };
  };
}

/** Paths of values, such as `api.replicas`; maps that are empty by default count as values. */
function leavesOf(value: object, above = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = `${above}${key}`;
    const isMap =
      typeof inner === 'object' && inner !== null && !Array.isArray(inner) && Object.keys(inner).length > 0;
    return isMap && !/\.(resources)$/.test(at) ? leavesOf(inner as object, `${at}.`) : [at];
  });
}

function describes(schema: Schema, key: string): boolean {
  let at: Schema | undefined = schema;
  for (const name of key.split('.')) at = at?.properties?.[name];
  return at !== undefined;
}

function missing(): never {
  throw new Error('A deployment was expected.');
}
