import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { verifySync as verifyBcryptSync } from '@node-rs/bcrypt';
import type { PasswordAnswer, PasswordQuestion, PasswordReply } from './password-thread.ts';

/** The one thread in which passwords are hashed, one after the other (see password-thread.ts). */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread');

// On Linux this is about the calling thread alone, elsewhere about the whole process.
if (process.platform === 'linux') setPriority(0, 10);

port.on('message', (question: PasswordQuestion) => {
  port.postMessage(tryToAnswer(question));
});

/** A stored hash that cannot be read is the trouble of one user and must not end the thread. */
function tryToAnswer(question: PasswordQuestion): PasswordReply {
  try {
    return { answer: answerTo(question) };
  } catch (error) {
    return { error: String(error) };
  }
}

function answerTo(question: PasswordQuestion): PasswordAnswer {
  switch (question.kind) {
    case 'hash':
      // argon2id with the library's defaults (19 MiB, 2 passes), the parameters OWASP names.
      return { hash: hashSync(question.password) };
    case 'argon2':
      return { matches: verifySync(question.hash, question.password) };
    case 'bcrypt':
      return { matches: verifyBcryptSync(question.password, question.hash) };
  }
}
