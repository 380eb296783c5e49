/** A setting that administrators change while the server runs (contract model `ConfigProperty`). */
export interface ConfigProperty {
  groupName: string;
  propertyName: string;
  /** Absent when empty; `HiddenDecryptedPropertyPlaceholder` for an encrypted one. */
  propertyValue?: string;
  propertyType:
    | 'BOOLEAN'
    | 'INTEGER'
    | 'NUMBER'
    | 'STRING'
    | 'ENCRYPTEDSTRING'
    | 'TIMESTAMP'
    | 'URL'
    | 'UUID';
  description?: string;
}
