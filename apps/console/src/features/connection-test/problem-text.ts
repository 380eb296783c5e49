import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { SourceProblem } from '@waybill/api-contract';

interface ProblemText {
  title: string;
  advice: string;
}

/** Trouble of the network in words, with what helps, in the user's language of this moment. */
export function problemText({ code, host }: SourceProblem): ProblemText {
  const proxy = t`If this server reaches the Internet through a proxy, set HTTPS_PROXY and restart the server. You can also use a mirror of your own.`;
  switch (code) {
    case 'HOST_NOT_FOUND':
      return { title: t`Can't find ${host}. Check Internet access and DNS.`, advice: proxy };
    case 'CONNECTION_REFUSED':
      return { title: t`${host} refuses the connection.`, advice: proxy };
    case 'CONNECTION_LOST':
      return { title: t`The connection to ${host} was lost.`, advice: proxy };
    case 'TIMED_OUT':
      return { title: t`${host} doesn't respond. A firewall may block it.`, advice: proxy };
    case 'UNREACHABLE':
      return { title: t`No route to ${host}.`, advice: proxy };
    case 'CERTIFICATE':
      return {
        title: t`The certificate of ${host} isn't trusted.`,
        advice: t`If a proxy inspects TLS, set NODE_EXTRA_CA_CERTS to the file with its certificate authority and restart the server.`,
      };
  }
}

/** The same for what is drawn anew when the language changes. */
export function useProblemText(): (problem: SourceProblem) => ProblemText {
  useLingui();
  return problemText;
}
