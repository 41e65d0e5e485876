import { expect, it } from 'vitest'

/** The texts of all Arabic catalogues, those of spreadsheets and prints too. */
const catalogues = import.meta.glob<string>(
  ['./ar/*.ts', '../../../domain/src/**/{languages/ar,*.words,*.translations}.ts'],
  { query: '?raw', import: 'default', eager: true },
)

/** Synonyms that were used beside the word of the glossary, which has one word for each thing. */
const otherWords = [
  ['order taker', /مستلم[ي]? الطلبات|مستلمو الطلبات/, 'متلقي الطلبات'],
  ['tip', /بقشيش/, 'الإكرامية'],
  ['venue', /هذا المكان|للمكان|مكانك|مكانًا آخر/, 'المنشأة'],
  ['side', /الإضافة الجانبية|الإضافات الجانبية|هذه الإضافة|كمية الإضافة/, 'الطبق الجانبي'],
  ['request', /طلبات النادل|طلب نادل|نداء ضيف|النداءات المتأخرة|طلبات الضيوف|مُهل الطلبات/, 'طلب الخدمة'],
  ['refund due', /'مبلغ مسترد'/, 'مستحق الرد'],
  ['off', /موقوف/, 'متوقف'],
  ['Monday', /الإثنين/, 'الاثنين'],
  ['item', /(?:ابحث عن|لا يوجد) طبق/, 'الصنف'],
  ['deliver', /سُلّم|مُ?سل[َّ]+م|سلّمه/, 'وصّل'],
  ['closed bill', /أُغلق الحساب/, 'أُغلقت الفاتورة'],
  ['continued', /تتمة/, 'تكملة'],
  ['trays, written with their ending', / صوان[ '،.]/, 'صوانٍ'],
  ['adverbs, whose ending stands before the alif', /اً/, 'ًا'],
  ['admin', /غير المدير العام/, 'المسؤول'],
  ['POS', /نظام نقاط/, 'نقطة البيع'],
  ['print job', /مطبوعات|مطبوعًا/, 'مهمة الطباعة'],
] as const

it.each(otherWords)('has one Arabic word for %s', (_thing, other, word) => {
  const said = Object.entries(catalogues).flatMap(([file, text]) => (other.test(text) ? [`${file}: ${word}`] : []))

  expect(said).toEqual([])
})

it('reads the catalogues of the dashboard and of sheets', () => {
  const files = Object.keys(catalogues)

  expect(files.filter((file) => file.startsWith('./ar/')).length).toBeGreaterThan(20)
  expect(files.some((file) => file.endsWith('/requests/languages/ar.ts'))).toBe(true)
})
