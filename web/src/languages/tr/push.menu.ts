export const translations = {
  screens: {
    pushTimes: 'Anlık bildirimler',
  },
  help: {
    times: 'Brigade kapalıyken telefonlara sipariş ve talepler ne zaman bildirilir.',
  },
}
