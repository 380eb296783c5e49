import type { DefaultTemplate, PreviewTemplateBody, TemplatePreview } from '@waybill/api-contract';
import { decodeEntities, TemplateError } from '@waybill/template';
import type { Database } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { illegalArgument } from '../../../http/errors.ts';
import { present } from '../../../http/present.ts';
import { readSetting } from '../../config-property/setting.service.ts';
import { sampleOf } from '../event/samples.ts';
import { templateContext } from '../event/template-context.ts';
import { localizeWords } from '../language/localize-words.ts';
import { levelOf } from '../rule/rule.view.ts';
import { compileFor } from './compile.ts';
import { kindOf, type PublisherKind, publisherKinds } from './publisher-kinds.ts';
import { ownTemplate, templateLanguage, wordsLanguage } from './templates.ts';

/**
 * The bundled template of each kind of publisher in the configured language, ignoring replacements in a
 * folder.
 */
export async function defaultTemplates(db: Database): Promise<DefaultTemplate[]> {
  const language = await templateLanguage(db);
  return (Object.keys(publisherKinds) as PublisherKind[]).map((kind) => {
    const { publisherClass, ownKind, name, mimeType } = publisherKinds[kind];
    const template = ownTemplate(kind, language);
    return { publisherClass, ...present('ownKind', ownKind), name, templateMimeType: mimeType, template };
  });
}

/** Fills in a template with a sample. @throws 400 for a class that is no publisher */
export async function previewTemplate(
  { db, now }: Context,
  { publisherClass, ownKind, template, group }: PreviewTemplateBody,
): Promise<TemplatePreview> {
  const kind = kindOf({ publisher_class: publisherClass, own_kind: ownKind ?? null });
  if (!kind) throw illegalArgument(`The class ${publisherClass} is not a publisher.`);
  const compiled = compileFor(kind, template);
  if (!compiled.ok) return faultOf(compiled.error);
  const sample = sampleOf(group, now());
  const language = await templateLanguage(db);
  // Previews the message as it is sent. Only a bundled template is translated.
  const words = template === ownTemplate(kind, language) ? wordsLanguage(kind, language) : 'en';
  const context = templateContext(
    { ...sample, ...localizeWords(sample, group, words), level: levelOf(sample.level) },
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
