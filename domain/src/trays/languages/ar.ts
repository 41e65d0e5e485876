export const trayTypeLabels = { tray: 'صينية', trolly: 'عربة' }

export const trayStatusLabels = { active: 'في الغرفة', expired: 'جُمعت' }

export const trayReport = {
  sheet: 'الصواني',
  columns: {
    room: 'الغرفة',
    venue: 'المنشأة',
    timeZone: 'المنطقة الزمنية',
    tray: 'الصينية',
    kind: 'النوع',
    status: 'الحالة',
    overnight: 'من الليل',
    order: 'الطلب',
    linkedAt: 'وقت الربط',
    linkedBy: 'من ربطها',
    fetchedAt: 'وقت الجمع',
    fetchedBy: 'من جمعها',
  },
  types: trayTypeLabels,
  statuses: trayStatusLabels,
  yes: 'نعم',
  no: 'لا',
}
