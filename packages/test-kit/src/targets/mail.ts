import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { secureIdentity } from '../proxy/secure-identity.ts';

/** A mail as the played server received it. */
interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: string | undefined;
  /** True if the connection was encrypted. */
  readonly isSecure: boolean;
  /** Headers and body as sent. */
  readonly raw: string;
}

interface MailServerOptions {
  /** TLS from the first byte, as on port 465. */
  readonly implicitTls?: boolean;
  /** Offers no STARTTLS. */
  readonly withoutStartTls?: boolean;
  readonly account?: { readonly user: string; readonly pass: string };
  /** Takes XOAUTH2 with this token, and no password. */
  readonly token?: { readonly user: string; readonly accessToken: string };
  /** Recipients that are refused for good. */
  readonly refused?: readonly string[];
}

export interface MailServer {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** The next mails are answered by this code after their data, one each. */
  plan(...codes: number[]): void;
  close(): Promise<void>;
}

/** A mail server on 127.0.0.1 that speaks SMTP; its certificate is for `localhost`, by the authority of {@link secureIdentity}. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const codes: number[] = [];
  const { account, token } = options;
  const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });
  const server = new SMTPServer({
    secure: options.implicitTls ?? false,
    key: secureIdentity.key,
    cert: secureIdentity.cert,
    authOptional: account === undefined && token === undefined,
    ...(token === undefined ? {} : { authMethods: ['XOAUTH2'] }),
    allowInsecureAuth: true,
    disabledCommands: options.withoutStartTls ? ['STARTTLS'] : [],
    logger: false,
    onAuth(auth, _session, callback) {
      const isRight = token
        ? auth.username === token.user && auth.accessToken === token.accessToken
        : auth.username === account?.user && auth.password === account?.pass;
      callback(
        isRight ? null : refusal(535, 'Bad credentials'),
        isRight ? { user: auth.username } : undefined,
      );
    },
    onRcptTo({ address }, _session, callback) {
      callback(options.refused?.includes(address) ? refusal(550, 'No such mailbox') : null);
    },
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const code = codes.shift();
        if (code !== undefined) return callback(refusal(code, 'Not taken'));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          user: typeof session.user === 'string' ? session.user : undefined,
          isSecure: session.secure,
          raw: Buffer.concat(parts).toString('utf8'),
        });
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    received,
    plan: (...more) => codes.push(...more),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
