import type { RequestStatus, RequestType } from './requests.schema.ts'

/** The label of each type of request. (spec 1, §4) */
export const requestTypeLabels = {
  talk: 'Talk to Staff',
  icebucket: 'Request Ice Bucket',
  bill: 'Request Bill',
  food: "Remove my food i'm done",
  towel: 'Request Towels',
  tray: 'Tray Clearance',
  card: 'Bring Card Machine',
  cash: 'Pay By Cash',
  online: 'Online Payment',
  kitchen: 'Kitchen Request',
  orderCancellation: 'Order Cancellation',
} as const satisfies Record<RequestType, string>

/** The Arabic label of each type of request. */
export const arabicRequestTypeLabels = {
  talk: 'التحدث إلى الموظفين',
  icebucket: 'طلب دلو ثلج',
  bill: 'طلب الفاتورة',
  food: 'انتهيت، ارفعوا الطعام',
  towel: 'طلب مناشف',
  tray: 'رفع الصواني',
  card: 'إحضار جهاز البطاقة',
  cash: 'الدفع نقدًا',
  online: 'الدفع الإلكتروني',
  kitchen: 'نداء المطبخ',
  orderCancellation: 'إلغاء طلب',
} as const satisfies Record<RequestType, string>

/** The label of each status in reports. (spec 1, §2.6) */
export const requestStatusLabels = {
  active: 'Active',
  completed: 'Done',
  cancelled: 'No Answer',
} satisfies Record<RequestStatus, string>

/** The Arabic label of each status. */
export const arabicRequestStatusLabels = {
  active: 'قيد الانتظار',
  completed: 'منجز',
  cancelled: 'لا رد',
} satisfies Record<RequestStatus, string>

/** The label of each column of requests, in reports and on screens. */
export const requestColumnLabels = {
  request: 'Request',
  venue: 'Venue',
  timeZone: 'Time zone',
  table: 'Table / Room',
  type: 'Type',
  order: 'Order',
  status: 'Status',
  createdAt: 'Requested at',
  dueAt: 'Due at',
  takenBy: 'Assigned to',
  takenAt: 'Assigned at',
  minutesUntilTaken: 'Minutes until assigned',
  updatedBy: 'Updated by',
  endedAt: 'Ended at',
  minutesUntilEnded: 'Minutes until ended',
} as const

/** The Arabic label of each column. */
export const arabicRequestColumnLabels = {
  request: 'رقم طلب الخدمة',
  venue: 'المنشأة',
  timeZone: 'المنطقة الزمنية',
  table: 'الطاولة / الغرفة',
  type: 'النوع',
  order: 'طلب الطعام',
  status: 'الحالة',
  createdAt: 'وقت الطلب',
  dueAt: 'الموعد',
  takenBy: 'مُسند إلى',
  takenAt: 'وقت الإسناد',
  minutesUntilTaken: 'الدقائق حتى الإسناد',
  updatedBy: 'آخر من حدّثه',
  endedAt: 'وقت انتهائه',
  minutesUntilEnded: 'الدقائق حتى انتهائه',
} as const satisfies Record<RequestColumn, string>

export type RequestColumn = keyof typeof requestColumnLabels
