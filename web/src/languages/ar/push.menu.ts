export const translations = {
  screens: { pushTimes: 'إشعارات الهواتف' },
  help: { times: 'متى تصل إشعارات الطلبات إلى الهواتف وBrigade مغلق.' },
}
