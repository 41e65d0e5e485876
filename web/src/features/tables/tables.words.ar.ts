import { words as menuWords } from '#features/tables/tables.menu.words.ar.ts'

export const words = {
  ...menuWords,
  search: 'ابحث عن طاولة أو غرفة',
  show: { label: 'ما يُعرض', all: 'الكل', busy: 'ما يحتاج إلى عمل' },
  order: { label: 'الترتيب', worst: 'الأكثر إلحاحًا أولًا', index: 'حسب الرقم' },
  list: 'الطاولات والغرف',
  total_zero: 'لا طاولات ولا غرف',
  total_one: 'طاولة أو غرفة واحدة',
  total_two: 'طاولتان أو غرفتان',
  total_few: '{{shown}} طاولات وغرف',
  total_many: '{{shown}} طاولة وغرفة',
  total_other: '{{shown}} طاولة وغرفة',
  empty: {
    all: 'لا طاولات ولا غرف',
    allText: 'ليس لدى هذا المكان أي منها بعد.',
    quiet: 'لا شيء يحتاج إلى عمل هنا',
    quietText: 'ما إن تحتاج طاولة أو غرفة إلى أحد حتى تظهر هنا.',
    found: 'لا توجد طاولة أو غرفة كهذه',
    foundText: 'جرّب اسمًا آخر، أو اعرض الكل.',
  },
  room: {
    back: 'كل الطاولات والغرف',
    unknown: 'لا توجد طاولة أو غرفة كهذه',
    unknownText: 'ربما تتبع مكانًا آخر.',
  },
}
