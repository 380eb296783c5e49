import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { signInQueueQuery } from './session.data.ts';

/** A sign-in is usually over before that. */
const longMs = 3_000;

/** Tells somebody whose sign-in takes long that it has a place in a queue, and for how long; mounted while it is under way. */
export function SignInWait() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  const { data: queue } = useQuery({ ...signInQueueQuery, enabled: isLong });
  const minutes = Math.ceil((queue?.seconds ?? 0) / 60);
  return (
    <p role="status" className="text-muted empty:sr-only">
      {isLong && queue && queue.waiting > 0 ? (
        <Trans>
          Many people are signing in. Your turn comes within{' '}
          <Plural value={minutes} one="a minute" other="# minutes" />. Keep this page open.
        </Trans>
      ) : null}
    </p>
  );
}
