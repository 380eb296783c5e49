import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '../../lib/link.tsx';
import { useNamedPage } from '../../lib/page-name.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CreateTemplate } from './create-template.tsx';
import { DeleteTemplate } from './delete-template.tsx';
import type { Template } from './publisher-kind.ts';
import { templateQuery } from './template.data.ts';
import { TemplateForm } from './template-form.tsx';
import { TemplateText } from './template-text.tsx';
import { useKindLabel } from './use-kind-label.ts';

const id = '/screen/admin/notifications/templates/$uuid';
export const route = createLazyRoute(id)({ component: TemplatePage });
const routeApi = getRouteApi(id);

function TemplatePage() {
  const { t } = useLingui();
  const { uuid } = routeApi.useParams();
  const { data: template } = useSuspenseQuery(templateQuery(uuid));
  const [cloning, setCloning] = useState(false);
  useNamedPage(template.name);
  return (
    <>
      <PageHeader
        crumbs={[
          <AppLink key="list" path={paths.templates()}>
            {t`Templates`}
          </AppLink>,
        ]}
        title={template.name}
        actions={
          <Button icon={<Copy className="size-4" aria-hidden />} onClick={() => setCloning(true)}>
            {t`Clone`}
          </Button>
        }
      />
      {template.defaultPublisher ? (
        <DefaultTemplate template={template} />
      ) : (
        <div className="flex flex-col gap-6">
          {/* A newer answer does not take away what is being typed. */}
          <TemplateForm key={uuid} template={template} />
          <DeleteTemplate template={template} />
        </div>
      )}
      <CreateTemplate origin={template} open={cloning} onOpenChange={setCloning} />
    </>
  );
}

function DefaultTemplate({ template }: { template: Template }) {
  const { t } = useLingui();
  const kind = useKindLabel()(template);
  const { description, templateMimeType, publisherClass, ownKind, template: text = '' } = template;
  return (
    <div className="flex flex-col gap-3.5">
      <Card>
        <p className="mb-3 text-muted">
          {t`This template comes with Waybill and can't be changed here. Clone it to make your own.`}
        </p>
        <Facts
          facts={[
            { label: t`Sends by`, value: kind },
            { label: t`Description`, value: description },
            { label: t`MIME type`, value: templateMimeType },
          ]}
        />
      </Card>
      <Card title={t`Text`}>
        <TemplateText kind={{ publisherClass, ownKind }} text={text} />
      </Card>
    </div>
  );
}
