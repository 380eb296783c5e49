/**
 * Pieces that components, services and vulnerabilities share. Words of closed lists (hash algorithms, reference
 * types …) stay text as written in the document: a validated document holds only words its version knows, an
 * unvalidated one may hold any.
 */

/** Text or a file inside the document; `content` is Base64 when `encoding` says so. */
export interface Attachment {
  contentType?: string;
  encoding?: string;
  content: string;
}

/** One digest; `alg` as CycloneDX spells it (`SHA-256`), `content` in hexadecimal. */
export interface Hash {
  alg: string;
  content: string;
}

/** A name with a value; names are not unique. */
export interface Property {
  name: string;
  value?: string;
}

export interface PostalAddress {
  bomRef?: string;
  country?: string;
  region?: string;
  locality?: string;
  postOfficeBoxNumber?: string;
  postalCode?: string;
  streetAddress?: string;
}

/** A person, or a desk that answers. */
export interface Contact {
  bomRef?: string;
  name?: string;
  email?: string;
  phone?: string;
}

export interface Organization {
  bomRef?: string;
  name?: string;
  address?: PostalAddress;
  urls?: string[];
  contacts?: Contact[];
}

/** A link; `type` as CycloneDX spells it (`issue-tracker`). */
export interface ExternalReference {
  type: string;
  url: string;
  comment?: string;
  hashes?: Hash[];
  properties?: Property[];
}

/** One side of a license contract. */
export interface Party {
  organization?: Organization;
  individual?: Contact;
}

/** Terms of a commercial license. */
export interface Licensing {
  altIds?: string[];
  licensor?: Party;
  licensee?: Party;
  purchaser?: Party;
  purchaseOrder?: string;
  licenseTypes?: string[];
  lastRenewal?: string;
  expiration?: string;
}

/** Text or address of one license inside an expression. */
export interface ExpressionDetail {
  bomRef?: string;
  licenseIdentifier: string;
  text?: Attachment;
  url?: string;
}

/**
 * One entry of a license list: an SPDX `id`, a `name`, or an SPDX `expression`; never more than one of the three
 * in a validated document. `acknowledgement` is `declared` or `concluded`.
 */
export interface LicenseEntry {
  bomRef?: string;
  acknowledgement?: string;
  id?: string;
  name?: string;
  text?: Attachment;
  url?: string;
  licensing?: Licensing;
  properties?: Property[];
  expression?: string;
  expressionDetails?: ExpressionDetail[];
}

/** A defect, enhancement or security issue that a patch or a release resolves. */
export interface Issue {
  type: string;
  id?: string;
  name?: string;
  description?: string;
  source?: Source;
  references?: string[];
}

/** The publisher of something: name, address, or both. */
export interface Source {
  name?: string;
  url?: string;
}

export interface ReleaseNote {
  locale?: string;
  text?: Attachment;
}

export interface ReleaseNotes {
  type: string;
  title?: string;
  featuredImage?: string;
  socialImage?: string;
  description?: string;
  timestamp?: string;
  aliases?: string[];
  tags?: string[];
  resolves?: Issue[];
  notes?: ReleaseNote[];
  properties?: Property[];
}
