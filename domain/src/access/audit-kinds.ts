/** The acts that the audit log knows. */
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
  'linked',
  'signedOut',
  'signedIn',
  'loggedOut',
  'signInFailed',
  'factorSetUp',
  'factorRemoved',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'codeFailed',
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
  'sharedGroup',
  'sharedSide',
  'groupName',
  'menuImport',
  'order',
  'paymentAlert',
  'printer',
  'posProfile',
  'traySticker',
  'guestService',
  'promotion',
  'primaryHeading',
  'mainOption',
  'subOption',
  'subOptionHeading',
  'recommendationSuggestion',
  'menuForm',
  'formQuestion',
  'branding',
  'brandingDraft',
  'staffNotification',
  'machine',
  'webhook',
  'sharedDevice',
  'mailing',
  'mailingContact',
  'export',
] as const

export type AuditedRecord = (typeof auditedRecords)[number]

/** The kinds of authors: principals, the server (`system`), a command on the server’s machine, and callers who are not signed in (`stranger`). */
export const auditAuthorKinds = ['staff', 'guest', 'machine', 'system', 'command', 'stranger'] as const

export type AuditAuthorKind = (typeof auditAuthorKinds)[number]
