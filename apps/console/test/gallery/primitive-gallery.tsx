import { useState } from 'react';
import { Badge, SeverityBadge, SeverityBar, severities } from '../../src/ui/badge.tsx';
import { Button, IconButton } from '../../src/ui/button.tsx';
import { Card, Stat } from '../../src/ui/card.tsx';
import { ConfirmDialog } from '../../src/ui/confirm-dialog.tsx';
import { Checkbox, Input, Select, Switch } from '../../src/ui/inputs.tsx';
import { Menu, MenuItem } from '../../src/ui/menu.tsx';
import { PageHeader } from '../../src/ui/page-header.tsx';
import { ProgressBar } from '../../src/ui/progress-bar.tsx';
import { SidePanel } from '../../src/ui/side-panel.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../src/ui/states.tsx';
import { toast } from '../../src/ui/toast.tsx';

const kinds = ['success', 'info', 'warning', 'error'] as const;

export function PrimitiveGallery() {
  const [confirmOpen, setConfirmOpen] = useState(false);
  const [panelOpen, setPanelOpen] = useState(false);
  const [checked, setChecked] = useState(true);
  const [done, setDone] = useState('');
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title="Every primitive"
        crumbs={['Portfolio', 'Gallery']}
        actions={<Button variant="primary">New</Button>}
      />
      <Card title="Buttons">
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => setConfirmOpen(true)}>
            Delete something
          </Button>
          <Button onClick={() => setPanelOpen(true)}>Open panel</Button>
          <Button variant="danger">Danger</Button>
          <Button variant="ghost">Ghost</Button>
          <Button busy>Busy</Button>
          <Button disabledReason="Requires the permission BOM_UPLOAD.">Upload</Button>
          <IconButton label="Refresh" icon={<span aria-hidden>↻</span>} />
          <Menu trigger={<Button>More</Button>}>
            <MenuItem onSelect={() => setDone('renamed')}>Rename</MenuItem>
            <MenuItem onSelect={() => setDone('deleted')} disabledReason="Not yours.">
              Delete
            </MenuItem>
          </Menu>
          {kinds.map((kind) => (
            <Button
              key={kind}
              onClick={() => toast({ kind, title: `A ${kind}`, text: 'What happened, in a sentence.' })}
            >
              {`Toast ${kind}`}
            </Button>
          ))}
          <Button
            onClick={() =>
              toast({
                kind: 'success',
                title: 'Deleted',
                action: { label: 'Undo', run: () => setDone('undone') },
              })
            }
          >
            Toast with an action
          </Button>
          {['Shop', 'Cart', 'Mail', 'Pay', 'Ship'].map((name) => (
            <Button
              key={name}
              onClick={() =>
                toast({
                  kind: 'success',
                  title: 'BOM upload: done',
                  text: name,
                  action: { label: 'Open', run: () => setDone(name) },
                  folds: true,
                })
              }
            >
              {`Done: ${name}`}
            </Button>
          ))}
        </div>
        <output className="mt-2 block">{done}</output>
      </Card>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <Stat label="Critical" value="12" note="+3 this week" />
        <Stat label="Portfolio risk" value="1,284" note="−2.1 %" />
      </div>
      <Card title="Badges">
        <div className="flex flex-wrap items-center gap-2">
          {severities.map((severity) => (
            <SeverityBadge key={severity} severity={severity} />
          ))}
          <SeverityBar counts={{ CRITICAL: 3, HIGH: 12, LOW: 140 }} />
          <Badge>Neutral</Badge>
          <Badge tone="accent">Accent</Badge>
          <Badge tone="success">Success</Badge>
          <Badge tone="warning">Warning</Badge>
          <Badge tone="danger">Danger</Badge>
        </div>
      </Card>
      <Card title="Inputs">
        <div className="flex max-w-80 flex-col gap-2">
          <Input aria-label="Text" placeholder="Text" />
          <Select aria-label="Choice" options={[{ value: 'a', label: 'A' }]} />
          <Checkbox label="Checkbox" checked={checked} onCheckedChange={setChecked} />
          <Switch label="Switch" checked={checked} onCheckedChange={setChecked} />
          <ProgressBar label="Progress" percent={40} />
        </div>
      </Card>
      <div className="grid gap-3 md:grid-cols-3">
        <Card>
          <EmptyState title="Nothing here">Words about what to do.</EmptyState>
        </Card>
        <Card>
          <ErrorState title="Not loaded" onRetry={() => setDone('retried')} />
        </Card>
        <Card>
          <Loading />
          <Skeleton className="h-4 w-1/2" />
        </Card>
      </div>
      <ConfirmDialog
        open={confirmOpen}
        onOpenChange={setConfirmOpen}
        title="Delete this?"
        confirmLabel="Delete"
        danger
        onConfirm={async () => setDone('deleted')}
      >
        It cannot be undone.
      </ConfirmDialog>
      <SidePanel open={panelOpen} onOpenChange={setPanelOpen} title="CVE-2026-1">
        <Input aria-label="Note" />
      </SidePanel>
    </div>
  );
}
