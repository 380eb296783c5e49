import { type ReactNode, useEffect, useState } from 'react';

interface AnnouncementProps {
  text: string | undefined;
  /** Its subject: the same text is announced again for another subject. */
  about?: string;
}

/**
 * Announces a change to screen readers. It is the name of something and no text: nobody who reads the page,
 * or searches in it, comes upon it a second time.
 */
export function Announcement({ text, about = '' }: AnnouncementProps) {
  return (
    <div aria-live="polite" className="sr-only">
      {text === undefined ? null : <span key={`${about} ${text}`} role="img" aria-label={text} />}
    </div>
  );
}

/** A region has to be known before it is filled. */
const knownMs = 100;

/** An outcome that is said as it appears. Live regions say what changes in them, and not what they come with. */
export function Outcome({ className, children }: { className?: string; children: ReactNode }) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), knownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={className}>
      {isKnown ? children : null}
    </div>
  );
}
