export const words = {
  screens: { printers: 'الطابعات', prints: 'المطبوعات' },
}
