import { useLingui } from '@lingui/react/macro';
import type { Project } from '@waybill/api-contract';
import { ChevronDown, ExternalLink } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { References } from './references.tsx';

/** Where more about the project is found; nothing for one without references. */
export function ReferenceMenu({ project: { externalReferences = [] } }: { project: Project }) {
  const { t } = useLingui();
  if (externalReferences.length === 0) return null;
  return (
    <Popover
      label={t`External references`}
      wide
      trigger={
        <Button icon={<ExternalLink className="size-4" aria-hidden />}>
          {t`References`}
          <ChevronDown className="size-4" aria-hidden />
        </Button>
      }
    >
      <References references={externalReferences} />
    </Popover>
  );
}
