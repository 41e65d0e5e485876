/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: {
    forms: 'Menü formları',
    form: 'Menü formu',
    question: 'Soru',
    preview: 'Önizleme',
    sortQuestions: 'Soruları sırala',
    sortAdditional: 'Ek ürünleri sırala',
    queue: 'Ön sipariş kuyruğu',
    preOrder: 'Ön sipariş',
    sheet: 'Aralık listesi',
  },
  help: { forms: 'Misafirlerin daha sonrası için sipariş verdiği kahvaltı kartları ve diğer formlar.' },
}
