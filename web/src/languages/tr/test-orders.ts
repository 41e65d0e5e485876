export const translations = {
  title: 'Deneme siparişi: {{venue}}',
  about:
    'Personel onu görür, kabul eder, yazdırır ve misafir siparişi gibi teslim eder; deneme olarak işaretlidir. Raporlara girmez, para alınmaz ve kasaya gönderilmez.',
  table: 'Masa veya oda',
  dishes: 'Ürünler',
  dishesHint: 'Her birinden bir tane. Seçenekler otomatik seçilir.',
  noTables: 'Önce bir masa veya oda ekleyin.',
  noDishes: 'Önce şu an satışta olan bir ürün ekleyin.',
  place: 'Deneme siparişi ver',
  placed: 'Deneme siparişi verildi.',
  problems: {
    tableMissing: 'Masa veya oda seçin.',
    dishesMissing: 'Bir ürün seçin.',
    dishesTooMany: 'En çok {{limit}} ürün seçin.',
  },
}
