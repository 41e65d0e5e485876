import type { AuditAct, AuditAuthorKind, AuditedRecord } from '../access/audit-kinds.ts'

/** The label of each kind of record, in the log, its filter and its spreadsheet. */
export const auditedRecordLabels = {
  venue: 'Venue',
  table: 'Table or room',
  person: 'Staff account',
  passphrases: 'Passphrases',
  menu: 'Menu',
  category: 'Category',
  item: 'Item',
  side: 'Side',
  modifierGroup: 'Modifier group',
  sharedGroup: 'Shared modifier group',
  sharedSide: 'Shared side',
  groupName: 'Preset group name',
  menuImport: 'Menu import',
  order: 'Order',
  paymentAlert: 'Payment alert',
  printer: 'Printer',
  posProfile: 'POS name',
  traySticker: 'Tray sticker',
  guestService: 'Guest service',
  promotion: 'Promotion',
  menuForm: 'Menu form',
  formQuestion: 'Question of a form',
  branding: 'Branding',
  brandingDraft: 'Draft of branding',
  staffNotification: 'Staff notification',
  machine: 'API key',
  webhook: 'Webhook',
  sharedDevice: 'Shared device',
  mailing: 'Mailing',
  mailingContact: 'Mailing contact',
  export: 'Export',
} as const satisfies Record<AuditedRecord, string>

/** The label of each act, in the filter of the log and in its spreadsheet. */
export const auditActLabels = {
  created: 'Added',
  changed: 'Changed',
  removed: 'Deleted',
  sorted: 'Reordered',
  discounted: 'Discounted',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
  undone: 'Undone',
  exported: 'Exported',
  linked: 'Link for a password',
  signedOut: 'Signed out by others',
  signedIn: 'Signed in',
  loggedOut: 'Logged out',
  signInFailed: 'Failed sign-in',
  factorSetUp: 'Second factor set up',
  factorRemoved: 'Second factor removed',
  recoveryCodesRenewed: 'New recovery codes',
  recoveryCodeUsed: 'Recovery code used',
  codeFailed: 'Wrong code',
} as const satisfies Record<AuditAct, string>

/** The label of authors who have no name. */
export const auditAuthorLabels = {
  staff: 'Staff',
  guest: 'Guest',
  machine: 'API key',
  system: 'The server',
  command: 'A command on the server',
  stranger: 'Someone not signed in',
} as const satisfies Record<AuditAuthorKind, string>
