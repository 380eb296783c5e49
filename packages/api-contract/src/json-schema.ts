/** As much of JSON Schema 2020-12 as the contract needs. */
export interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  enum?: readonly (string | null)[];
  items?: JsonSchema | false;
  prefixItems?: readonly JsonSchema[];
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  deprecated?: boolean;
  /**
   * Waybill's own keyword: keep the text as sent. Other texts are trimmed before the check, and a blank text
   * counts as absent.
   */
  'x-untrimmed'?: true;
  /** Ours: a text alone is this member of the object. */
  'x-text-member'?: string;
}
