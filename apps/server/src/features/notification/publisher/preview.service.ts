import type { DefaultTemplate, TemplatePreview, TemplatePreviewRequest } from '@waybill/api-contract';
import { decodeEntities, TemplateError } from '@waybill/template';
import type { Context } from '../../../feature.ts';
import { illegalArgument } from '../../../http/errors.ts';
import { readSetting } from '../../config-property/setting.service.ts';
import { sampleOf } from '../event/samples.ts';
import { templateContext } from '../event/template-context.ts';
import { levelOf } from '../rule/rule.view.ts';
import { compileFor } from './compile.ts';
import { kindOf, type PublisherKind, publisherKinds } from './publisher-kinds.ts';
import { ownTemplate } from './templates.ts';

/** The template of ours for each kind of publisher, whatever a folder replaces. */
export function defaultTemplates(): DefaultTemplate[] {
  return (Object.keys(publisherKinds) as PublisherKind[]).map((kind) => {
    const { publisherClass, name, mimeType } = publisherKinds[kind];
    return { publisherClass, name, templateMimeType: mimeType, template: ownTemplate(kind) };
  });
}

/** Fills in a template with a sample. @throws 400 for a class that is no publisher */
export async function previewTemplate(
  { db, now }: Context,
  { publisherClass, template, group }: TemplatePreviewRequest,
): Promise<TemplatePreview> {
  const kind = kindOf(publisherClass);
  if (!kind) throw illegalArgument(`The class ${publisherClass} is no publisher.`);
  const compiled = compileFor(kind, template);
  if (!compiled.ok) return faultOf(compiled.error);
  const sample = sampleOf(group, now());
  const context = templateContext(
    { ...sample, level: levelOf(sample.level) },
    {
      baseUrl: (await readSetting(db, 'general', 'base.url')) ?? 'https://waybill.example',
      ...(kind === 'jira' ? { jira: { projectKey: 'SAMPLE', ticketType: 'Task' } } : {}),
    },
  );
  try {
    const rendered = compiled.template.render(context);
    const isText = publisherKinds[kind].engine === 'text';
    return isText ? { text: decodeEntities(rendered) } : { text: rendered, isJson: isJson(rendered) };
  } catch (error) {
    if (error instanceof TemplateError) return faultOf(error);
    throw error;
  }
}

function faultOf({ message, line, column }: TemplateError): TemplatePreview {
  return { error: message, line, column };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
