export const words = {
  screens: { pushTimes: 'إشعارات الهواتف' },
}
