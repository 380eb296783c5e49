import { t } from '@lingui/core/macro';
import type { CreateTokenRuleBody, TokenRule } from '@waybill/api-contract';
import * as v from 'valibot';
import { requiredText } from '../../lib/validation.ts';
import { isLimitFilled, limitBody, limitValues } from './project-limit-values.ts';

/** OpenID Connect Discovery 1.0 §2: an address without query and fragment. */
function isIssuer(text: string): boolean {
  if (text === '') return true;
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && search === '' && hash === '' && username === '';
}

const chosen = v.array(v.object({ value: v.string(), label: v.string() }));

const fields = v.object({
  name: requiredText(),
  account: requiredText(),
  issuer: v.pipe(
    requiredText(),
    v.check(isIssuer, () => t`Enter a URL that starts with http:// or https://, without a query.`),
  ),
  audience: requiredText(),
  claims: v.pipe(
    v.array(
      v.object({ claim: requiredText(), match: v.picklist(['exact', 'pattern']), value: requiredText() }),
    ),
    // A claim that every token has would admit anyone.
    v.check(
      (claims) => claims.some(({ match, value }) => match === 'exact' || !value.startsWith('*')),
      () => t`At least one claim needs an exact value, or a pattern that doesn't begin with *.`,
    ),
  ),
  enabled: v.boolean(),
  limited: v.boolean(),
  projects: chosen,
  trees: chosen,
});

export const tokenRuleSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['limited'], ['projects'], ['trees']],
      isLimitFilled,
      () => t`Choose at least one project.`,
    ),
    ['projects'],
  ),
);

export type TokenRuleValues = v.InferOutput<typeof tokenRuleSchema>;

export function tokenRuleValues(rule: TokenRule | undefined): TokenRuleValues {
  return {
    name: rule?.name ?? '',
    account: rule?.account ?? '',
    issuer: rule?.issuer ?? '',
    audience: rule?.audience ?? '',
    claims: (rule?.claims ?? []).map(({ claim, value, isPattern }) => ({
      claim,
      value,
      match: isPattern ? 'pattern' : 'exact',
    })),
    enabled: rule?.enabled ?? true,
    ...limitValues(rule?.projects),
  };
}

export function tokenRuleBody(values: TokenRuleValues): CreateTokenRuleBody {
  const { name, account, issuer, audience, claims, enabled } = values;
  return {
    name,
    account,
    issuer,
    audience,
    enabled,
    ...limitBody(values),
    claims: claims.map(({ claim, match, value }) => ({ claim, value, isPattern: match === 'pattern' })),
  };
}

export const presetNames = ['github', 'gitlab', 'kubernetes'] as const;
export type PresetName = (typeof presetNames)[number];

/**
 * The claims of well-known issuers: GitHub's and GitLab's pipelines, and Kubernetes service accounts. The
 * names in them are examples.
 */
export function presetOf(
  name: PresetName,
  audience: string,
): Pick<TokenRuleValues, 'issuer' | 'audience' | 'claims'> {
  const exact = (claim: string, value: string) => ({ claim, match: 'exact' as const, value });
  const presets = {
    github: {
      issuer: 'https://token.actions.githubusercontent.com',
      audience,
      claims: [exact('repository', 'my-organization/my-repository'), exact('ref', 'refs/heads/main')],
    },
    gitlab: {
      issuer: 'https://gitlab.com',
      audience,
      claims: [exact('project_path', 'my-group/my-project'), exact('ref_protected', 'true')],
    },
    kubernetes: {
      issuer: 'https://kubernetes.default.svc.cluster.local',
      audience,
      claims: [exact('sub', 'system:serviceaccount:my-namespace:my-service-account')],
    },
  };
  return presets[name];
}
