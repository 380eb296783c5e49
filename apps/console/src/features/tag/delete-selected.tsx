import { useLingui } from '@lingui/react/macro';
import type { TagListResponseItem } from '@waybill/api-contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DeleteTagsDialog } from './delete-tags.tsx';

/** Asks before the selected tags are deleted. */
export function DeleteSelected({
  tags,
  onDone,
}: {
  tags: readonly TagListResponseItem[];
  onDone: () => void;
}) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="sm"
        className="text-danger!"
        icon={<Trash2 className="size-3.5" aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t`Delete`}
      </Button>
      <DeleteTagsDialog tags={tags} open={asking} onClose={() => setAsking(false)} onDone={onDone} />
    </>
  );
}
