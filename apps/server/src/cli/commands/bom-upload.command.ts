import { readFileSync } from 'node:fs';
import path from 'node:path';
import { requireSuccess } from '../api-client.ts';
import { type Command, CommandError, UsageError } from '../command.ts';
import { connectionOptions, connectionUsage, withApi } from '../connection-options.ts';
import { readOptions, requireWords } from '../read-options.ts';
import { waitForTask } from '../wait-for-task.ts';

const options = {
  ...connectionOptions,
  project: { type: 'string' },
  name: { type: 'string' },
  version: { type: 'string' },
  'auto-create': { type: 'boolean' },
  latest: { type: 'boolean' },
  'parent-name': { type: 'string' },
  'parent-version': { type: 'string' },
  tags: { type: 'string' },
  'no-wait': { type: 'boolean' },
} as const;

export const bomUploadCommand: Command = {
  name: 'bom upload',
  summary: 'upload a CycloneDX document and wait until it is processed',
  usage: `bom upload FILE (--project UUID | --name NAME [--version VERSION] [--auto-create]) [options]

  --project UUID       project that the document belongs to
  --name, --version    the same by name and version
  --auto-create        create the project when it does not exist
  --latest             a project that is created is the latest version of that name
  --parent-name, --parent-version   parent of a project that is created
  --tags A,B           tags of the project
  --no-wait            print the token and end without waiting (only with --url)
${connectionUsage}`,
  async run(args, environment) {
    const { values, positionals } = readOptions(args, options);
    const { FILE } = requireWords(positionals, 'FILE');
    if (values.project === undefined && values.name === undefined) {
      throw new UsageError('The project is missing: give --project or --name.');
    }
    const form = new FormData();
    for (const [field, value] of Object.entries(formFields(values))) {
      if (value !== undefined) form.set(field, String(value));
    }
    form.set('bom', new Blob([readFile(FILE)]), path.basename(FILE));
    return withApi(values, environment, async (client) => {
      const { token } = requireSuccess<{ token: string }>(await client.send('POST', '/api/v1/bom', form));
      if (!values['no-wait'] || values.url === undefined) return waitForTask(client, token);
      console.log(token);
      return 0;
    });
  },
};

type Values = ReturnType<typeof readOptions<typeof options>>['values'];

function formFields(values: Values): Record<string, string | boolean | undefined> {
  return {
    project: values.project,
    projectName: values.name,
    projectVersion: values.version,
    autoCreate: values['auto-create'],
    isLatest: values.latest,
    parentName: values['parent-name'],
    parentVersion: values['parent-version'],
    projectTags: values.tags,
  };
}

function readFile(file: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(readFileSync(file));
  } catch (cause) {
    throw new CommandError(`"${file}" cannot be read: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}
