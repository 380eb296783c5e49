import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { BomSteps } from './bom-steps.tsx';

/** Sending takes this share of the whole way, and the check what is left of it until the worker starts. */
const sendingShare = 20;

/** While the document is on its way (`ratio` below 1) and while the server checks it. */
export function BomSending({ ratio, onCancel }: { ratio: number; onCancel: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <BomSteps current={ratio < 1 ? 'sending' : 'checking'} percent={ratio * sendingShare} />
      <div className="mt-5 flex justify-end">
        <Button onClick={onCancel}>{t`Cancel upload`}</Button>
      </div>
    </>
  );
}
