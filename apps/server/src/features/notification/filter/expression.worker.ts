import { parentPort } from 'node:worker_threads';
import { readExpression } from './expression.ts';
import type { ExpressionAnswer, ExpressionQuestion } from './expression-thread.ts';

/** The thread in which expressions of rules are evaluated, so that none holds up the server (see expression-thread.ts). */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread');

port.on('message', (question: ExpressionQuestion) => {
  port.postMessage(answerTo(question));
});

function answerTo({ expression, inputs }: ExpressionQuestion): ExpressionAnswer {
  const read = readExpression(expression);
  if (!read.ok) return { results: [], fault: read.problem.message };
  let fault: string | undefined;
  const results = inputs.map((input) => {
    try {
      return read.test(input);
    } catch (error) {
      fault ??= error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      return undefined;
    }
  });
  return { results, fault };
}
