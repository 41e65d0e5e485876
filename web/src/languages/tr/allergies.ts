import { translations as menuTranslations } from './allergies.menu.ts'

export const translations = {
  ...menuTranslations,
  edit: 'Kelimeleri düzenle',
  hint: 'Bu kelimeleri içeren yorumlar ekranlarda ve mutfak fişlerinde alerji olarak işaretlenir.',
  known:
    'Brigade dokuz dilde yaygın kelimeleri bilir; örneğin “alerji”, “çölyak” ve “fındıksız”. Yalnızca eksik olanları ekleyin.',
  list: 'Bu işletmenin kelimeleri',
  empty: 'Eklenmiş kelime yok.',
  emptyText: 'Yorumları yalnızca Brigade’in bildiği kelimeler işaretler.',
  field: 'Kelimeler',
  fieldHint: 'Her satıra bir kelime. “har” kelimesi “hardal”ı da bulur.',
  from: 'Değişiklikler hemen geçerlidir, açık siparişlerde de.',
  saved: 'Alerji kelimeleri kaydedildi.',
  problems: {
    allergyWordEmpty: '“{{word}}”: en az {{least}} harf yazın.',
    allergyWordTooLong: '“{{word}}”: en çok {{most}} harf yazın.',
    allergyWordTwice: '“{{word}}” zaten listede.',
    allergyWordsTooMany: 'En çok {{most}} kelime yazın. Şu an {{count}} kelime var.',
  },
}
