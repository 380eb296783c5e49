// Public to other features.
import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';

interface DropZoneProps {
  /** Describes the effect of dropping, shown while a file hovers. */
  label: string;
  disabled?: boolean;
  onDrop: (file: File) => void;
  children: ReactNode;
}

function hasFile(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files');
}

/** A place where a file can be dropped. There is always another way to choose one: this is only for the mouse. */
export function DropZone({ label, disabled = false, onDrop, children }: DropZoneProps) {
  const [above, setAbove] = useState(false);
  // Entering a child leaves its parent: only when as many were left as entered is the pointer outside.
  const depth = useRef(0);

  function enter(event: DragEvent, step: 1 | -1): void {
    if (disabled || !hasFile(event)) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + step);
    setAbove(depth.current > 0);
  }

  function drop(event: DragEvent): void {
    depth.current = 0;
    setAbove(false);
    const file = event.dataTransfer.files[0];
    if (disabled || !file) return;
    event.preventDefault();
    event.stopPropagation();
    onDrop(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the first one is a button
    <div
      className="relative"
      onDragEnter={(event) => enter(event, 1)}
      onDragLeave={(event) => enter(event, -1)}
      onDragOver={(event) => {
        if (!disabled && hasFile(event)) event.preventDefault();
      }}
      onDrop={drop}
    >
      {children}
      {above ? (
        <div className="pointer-events-none absolute inset-0 z-20 grid place-items-center rounded-lg border-2 border-dashed border-accent-strong bg-accent-soft/90">
          <span className="sticky top-1/2 flex items-center gap-2 font-medium text-accent">
            <Upload className="size-5" aria-hidden />
            {label}
          </span>
        </div>
      ) : null}
    </div>
  );
}
