/** What a person, a machine or the server did to a record. */
export const auditActs = [
  'created',
  'changed',
  'removed',
  'sorted',
  'discounted',
  'refunded',
  'cancelled',
  'undone',
  'exported',
  'signedIn',
  'signInFailed',
] as const

export type AuditAct = (typeof auditActs)[number]

/** The kinds of records whose changes are in the audit log. */
export const auditedRecords = [
  'venue',
  'table',
  'person',
  'passphrases',
  'menu',
  'category',
  'item',
  'side',
  'modifierGroup',
  'groupName',
  'menuImport',
  'order',
  'paymentAlert',
  'printer',
  'posProfile',
  'traySticker',
  'staffNotification',
  'machine',
  'export',
] as const

export type AuditedRecord = (typeof auditedRecords)[number]

/** Who acts: somebody that the server knows, the server itself, a command on its machine, or somebody who is not signed in. */
export const auditAuthorKinds = ['staff', 'guest', 'machine', 'system', 'command', 'stranger'] as const

export type AuditAuthorKind = (typeof auditAuthorKinds)[number]
