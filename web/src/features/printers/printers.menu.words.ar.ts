export const words = {
  sounds: { printFailed: 'شيء لم يُطبع' },
  screens: { printers: 'الطابعات', prints: 'المطبوعات' },
}
