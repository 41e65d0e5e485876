export const contactReport = {
  sheet: 'Kişiler',
  columns: {
    address: 'e-posta',
    name: 'ad',
    language: 'dil',
    state: 'durum',
    consentAt: 'onay zamanı',
    consentSource: 'onay kaynağı',
    consentNote: 'nasıl',
    consentBy: 'kaydeden',
    withdrawnAt: 'abonelikten çıkış zamanı',
  },
  states: { agreed: 'Abone', withdrawn: 'Abonelikten çıktı', bounced: 'Geri döndü', unconfirmed: 'Doğrulanmadı' },
  sources: { staff: 'Personel', import: 'İçe aktarma', guest: 'Misafir' },
}
