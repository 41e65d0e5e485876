export const translations = {
  picker: 'İşletme',
  all: 'Tüm işletmeler',
  searching: 'Aranıyor …',
  noneFound: 'İşletme bulunamadı.',
  more_one: '{{shown}} işletme daha. Adının bir kısmını yazın.',
  more_other: '{{shown}} işletme daha. Adın bir kısmını yazın.',
}
