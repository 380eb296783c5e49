import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { requiredText } from '../../lib/validation.ts';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { SearchSelectField } from '../../ui/search-select-field.tsx';
import type { SearchOption } from '../../ui/use-option-search.ts';
import { toVulnerabilityKey } from './vulnerability-key.ts';
import { findComponents } from './why.data.ts';

interface WhyQuestion {
  component: string;
  vulnerability: string;
}

export interface WhyFormProps {
  project: string;
  component: SearchOption | null;
  vulnerability: string;
  onAsk: (question: WhyQuestion) => void;
}

/** Which component, which vulnerability? */
export function WhyForm({ project, component, vulnerability, onAsk }: WhyFormProps) {
  const { t } = useLingui();
  const schema = v.object({
    component: v.pipe(
      v.nullable(v.object({ value: v.string(), label: v.string() })),
      v.check(
        (component) => component !== null,
        () => t`This field is required.`,
      ),
    ),
    vulnerability: requiredText(),
  });
  const form = useForm({ schema, defaultValues: { component, vulnerability } });

  async function ask(values: v.InferOutput<typeof schema>): Promise<void> {
    if (values.component !== null)
      onAsk({ component: values.component.value, vulnerability: toVulnerabilityKey(values.vulnerability) });
  }

  return (
    <Form form={form} onSubmit={ask} submitLabel={t`Explain`}>
      <div className="grid gap-3.5 md:grid-cols-2">
        <SearchSelectField
          name="component"
          label={t`Component`}
          required
          placeholder={t`Part of the name`}
          find={(text, signal) => findComponents(project, text, signal)}
        />
        <TextField
          name="vulnerability"
          label={t`Vulnerability`}
          required
          hint={t`An ID such as CVE-2021-44228, GHSA-jfh8-c2jp-5v3q, or PYSEC-2021-66.`}
        />
      </div>
    </Form>
  );
}
