export const translations = {
  sounds: { printFailed: 'فشلت الطباعة' },
  screens: { printers: 'الطابعات', prints: 'مهام الطباعة' },
}
