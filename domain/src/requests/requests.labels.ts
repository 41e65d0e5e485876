import type { RequestStatus, RequestType } from './requests.schema.ts'

/** What each kind of request is called. (spec 1, §4) */
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

/** The same in Arabic. */
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

/** What each status is called in reports. (spec 1, §2.6) */
export const requestStatusLabels = {
  active: 'Active',
  completed: 'Done',
  cancelled: 'No Answer',
} satisfies Record<RequestStatus, string>

/** The same in Arabic. */
export const arabicRequestStatusLabels = {
  active: 'قيد الانتظار',
  completed: 'منجز',
  cancelled: 'لا رد',
} satisfies Record<RequestStatus, string>
