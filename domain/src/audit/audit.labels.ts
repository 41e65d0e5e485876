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
  groupName: 'Preset group name',
  menuImport: 'Menu import',
  order: 'Order',
  paymentAlert: 'Payment alert',
  printer: 'Printer',
  posProfile: 'POS name',
  traySticker: 'Tray sticker',
  guestService: 'Guest service',
  branding: 'Branding',
  brandingDraft: 'Draft of branding',
  staffNotification: 'Staff notification',
  machine: 'API key',
  webhook: 'Webhook',
  sharedDevice: 'Shared device',
  export: 'Export',
} as const satisfies Record<AuditedRecord, string>

/** The Arabic label of each kind of record. */
export const arabicAuditedRecordLabels = {
  venue: 'المنشأة',
  table: 'طاولة أو غرفة',
  person: 'حساب موظف',
  passphrases: 'عبارات المرور',
  menu: 'قائمة',
  category: 'فئة',
  item: 'صنف',
  side: 'إضافة',
  modifierGroup: 'مجموعة خيارات',
  groupName: 'اسم مجموعة جاهز',
  menuImport: 'استيراد إلى القائمة',
  order: 'طلب',
  paymentAlert: 'تنبيه دفع',
  printer: 'طابعة',
  posProfile: 'اسم نقطة بيع',
  traySticker: 'ملصق صينية',
  guestService: 'خدمة للضيوف',
  branding: 'الهوية البصرية',
  brandingDraft: 'مسودة الهوية البصرية',
  staffNotification: 'إشعار للموظفين',
  machine: 'مفتاح API',
  webhook: 'ويب هوك',
  sharedDevice: 'جهاز مشترك',
  export: 'تصدير',
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

/** The Arabic label of each act. */
export const arabicAuditActLabels = {
  created: 'إضافة',
  changed: 'تغيير',
  removed: 'حذف',
  sorted: 'إعادة ترتيب',
  discounted: 'خصم',
  refunded: 'رد مبلغ',
  cancelled: 'إلغاء',
  undone: 'تراجع',
  exported: 'تصدير',
  linked: 'رابط لكلمة المرور',
  signedOut: 'تسجيل خروج من غيره',
  signedIn: 'تسجيل دخول',
  loggedOut: 'تسجيل خروج',
  signInFailed: 'فشل تسجيل الدخول',
  factorSetUp: 'إعداد المصادقة الثنائية',
  factorRemoved: 'إزالة المصادقة الثنائية',
  recoveryCodesRenewed: 'رموز استرداد جديدة',
  recoveryCodeUsed: 'استخدام رمز استرداد',
  codeFailed: 'رمز خطأ',
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

/** The Arabic label of authors who have no name. */
export const arabicAuditAuthorLabels = {
  staff: 'موظف',
  guest: 'ضيف',
  machine: 'مفتاح API',
  system: 'الخادم',
  command: 'أمر على الخادم',
  stranger: 'شخص لم يسجل الدخول',
} as const satisfies Record<AuditAuthorKind, string>
