import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';
import { hasWholeCharacters } from './well-formed.ts';

/** Reads the bytes of a JSON body. */
export type ReadJson = (
  request: FastifyRequest,
  body: Buffer,
  done: (error: Error | null, value?: unknown) => void,
) => void;

/** Every JSON body is read by our rules; a scope that sees to its bodies itself takes the reader. */
export function readJsonBodies(app: FastifyInstance): void {
  const read = createJsonReader(app);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, read);
}

/**
 * JSON bodies are UTF-8, strictly: replacing what cannot be read would store another text than was sent. A request
 * that announces JSON and sends nothing has no body; many clients name the type with every request.
 */
export function createJsonReader(app: Pick<FastifyInstance, 'getDefaultJsonParser'>): ReadJson {
  const parse = app.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    let text: string;
    try {
      text = decoder.decode(body);
    } catch {
      return done(notUtf8('The JSON body is not valid UTF-8 text.'));
    }
    parse(request, text, (error, value) => {
      if (error) return done(malformed(error));
      if (!hasWholeCharacters(text, value)) {
        return done(notUtf8('The JSON body contains half a character: a lone surrogate.'));
      }
      done(null, value);
    });
  };
}

/** The contract's answer to a body that is no JSON at all is a text (contract §1.3). */
function malformed(cause: Error): AppError {
  return new AppError('request.malformed', {
    status: 400,
    title: 'The request could not be read',
    detail: `The body is not valid JSON: ${cause.message}`,
    as: 'text',
    headers: { 'content-type': 'text/plain' },
    cause,
  });
}

function notUtf8(detail: string): AppError {
  return new AppError('request.not_utf8', { status: 400, title: 'The request could not be read', detail });
}
