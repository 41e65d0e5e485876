export const translations = {
  sounds: { printFailed: 'فشلت الطباعة' },
  screens: { printers: 'الطابعات', prints: 'مهام الطباعة' },
  help: { printers: 'الطابعات الشبكية للتذاكر والإيصالات وما تطبعه كل منها.' },
}
