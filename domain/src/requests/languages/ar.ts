export const requestTypeLabels = {
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
  custom: 'طلب خاص',
}

export const requestStatusLabels = {
  active: 'قيد الانتظار',
  completed: 'منجز',
  cancelled: 'لا رد',
}

export const requestColumnLabels = {
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
  answers: 'الإجابات',
  escalations: 'تم التصعيد إلى',
}

export const requestReport = {
  sheet: 'طلبات الخدمة',
  columns: requestColumnLabels,
  types: requestTypeLabels,
  statuses: requestStatusLabels,
  roles: { manager: 'مدير', orderTaker: 'متلقي الطلبات', waiter: 'نادل' },
  yes: 'نعم',
  no: 'لا',
}
