import { translations as menuTranslations } from './passphrases.menu.ts'

export const translations = {
  ...menuTranslations,
  title: {
    staffAccess: 'Personel parolası',
    menuEdit: 'Menü parolası',
    categoryMove: 'Kategori taşıma parolası',
  },
  hint: 'Beş dakika geçerlidir.',
  field: 'Parola',
  missing: 'Parolayı girin.',
  submit: 'Devam',
  locked: 'Çok fazla deneme. {{seconds}} sn sonra yeniden deneyin.',
  wrong: 'Yanlış parola!',
  notSet: 'Bu işletmede bunun için henüz parola yok. Bir yöneticiden belirlemesini isteyin.',
  settings: {
    title: 'Parolalar',
    of: 'Parolalar: {{venue}}',
    hint: 'Değiştirmemek için boş bırakın. Parola değişince herkesin şu anki erişimi biter.',
    isSet: 'Belirlendi. Okunamaz.',
    isNotSet: 'Belirlenmedi. Yalnızca muaf rollerin erişimi var.',
    unchanged: 'Değişmedi',
    none: 'Henüz yok',
    showOf: 'Göster: {{name}}',
    blank: 'Parola boş olamaz.',
    tooShort: 'En az dört karakter kullanın.',
    save: 'Kaydet',
    said: 'Parolalar kaydedildi.',
  },
  notGiven: 'Hiçbir şey değişmedi. Önce parolayı girin.',
}
