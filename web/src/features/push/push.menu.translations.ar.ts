export const translations = {
  screens: { pushTimes: 'إشعارات الهواتف' },
}
