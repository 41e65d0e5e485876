export const translations = {
  search: 'Ayar ara',
  nothing: 'Eşleşen ayar yok',
  nothingText: 'Başka bir kelime deneyin.',
  on: 'Açık',
  off: 'Kapalı',
  none: 'Yok',
  usual: 'Para birimine göre',
  minutes: 'dk',
  kinds: {
    restaurant: 'Restoran',
    hotel: 'Otel',
  },
  dialogs: {
    starter: 'Başlangıç',
    mainCourse: 'Ana yemek',
    side: 'Yan ürün',
    dessert: 'Tatlı',
    drink: 'İçecek',
  },
  stages: { queue: 'Sırada', change: 'Değişti', pass: 'Hazır', delivered: 'Teslim edildi' },
  lateAfter: {
    queue: 'Sırada gecikme süresi',
    change: 'Değişince gecikme süresi',
    pass: 'Hazırken gecikme süresi',
    delivered: 'Tamamlamada gecikme süresi',
  },
  problems: {
    numberMissing: 'Bir sayı girin.',
    numberRange: '{{least}} - {{most}} arası bir sayı girin.',
  },
  tasks: {
    venue: 'İşletme',
    ordering: 'Sipariş',
    menu: 'Menü ve diller',
    tables: 'Masalar, odalar ve tepsiler',
    service: 'Talepler ve bildirimler',
    payments: 'Ödemeler ve kasa',
    printing: 'Yazdırma',
    access: 'Erişim',
    system: 'Sistem',
  },
  settings: {
    name: {
      label: 'Ad',
      help: 'Personele ve misafirlere gösterilir, fişlere yazdırılır.',
    },
    isRestaurant: { label: 'Tür', help: 'Restoranın masaları, otelin odaları vardır.' },
    currency: {
      label: 'Para birimi',
      help: 'İşletmenin tüm fiyat ve ödemelerinde kullanılır.',
    },
    timeZone: {
      label: 'Saat dilimi',
      help: 'Menülerin, raporların ve gecelerin saatini belirler.',
    },
    nightHour: {
      label: 'Gece sonu',
      help: 'İş gününün bittiği ve açık adisyonların kapandığı saat.',
    },
    isReloadPopup: {
      label: 'Sayfa yenilendi mesajı',
      help: 'Sayfası yenilenince personele bildirir.',
    },
    canReceiveOrder: {
      label: 'Siparişe açık',
      help: 'Kapalıyken personel dahil kimse sipariş veremez.',
    },
    lateAfterMinutes: {
      label: 'Geciken siparişler',
      help: 'Siparişin her aşamada kaç dakika sonra geciktiği.',
    },
    isOpenTableOption: {
      label: 'Açık adisyonlar',
      help: 'Masanın sonraki siparişleri açık adisyonuna eklenir.',
    },
    serviceFee: {
      label: 'Servis ücreti',
      help: 'Her siparişe eklenen yüzde.',
    },
    coversAmount: {
      label: 'Kişi başı tutar',
      help: 'Siparişteki her misafir için ücret; yoksa 0.',
    },
    ordersAMinute: {
      label: 'Dakikada sipariş',
      help: 'Bir masanın misafirlerinin dakikada verebileceği en çok sipariş.',
    },
    piecesALine: {
      label: 'Ürün adedi',
      help: 'Misafirlerin bir üründen tek seferde alabileceği en çok adet.',
    },
    confirmAbove: {
      label: 'Onay sınırı',
      help: 'Bu toplamı aşan misafir siparişlerini personel onaylar. Boş: olağan.',
    },
    largestTipPercent: {
      label: 'En yüksek bahşiş',
      help: 'Misafirin verebileceği en yüksek bahşiş, toplamın yüzdesi olarak.',
    },
    biLingual: {
      label: 'Listelerde iki dil',
      help: 'Menü listelerinde İngilizcenin yanında Arapça gösterir.',
    },
    hasArabic: {
      label: 'Arapça',
      help: 'Misafirler menüyü Arapça okuyabilir.',
    },
    hasGerman: {
      label: 'Almanca',
      help: 'Misafirler menüyü Almanca okuyabilir.',
    },
    hasItalian: {
      label: 'İtalyanca',
      help: 'Misafirler menüyü İtalyanca okuyabilir.',
    },
    hasRussian: {
      label: 'Rusça',
      help: 'Misafirler menüyü Rusça okuyabilir.',
    },
    hasFrench: {
      label: 'Fransızca',
      help: 'Misafirler menüyü Fransızca okuyabilir.',
    },
    hasKurdish: {
      label: 'Kürtçe',
      help: 'Misafirler menüyü Kürtçe okuyabilir.',
    },
    isDiscountedPrice: {
      label: 'İndirimli fiyatlar',
      help: 'Ürünlerin fiyatı bazı gün ve saatlerde daha düşük olabilir.',
    },
    isPriceLocked: {
      label: 'Fiyat kilidi',
      help: 'Bu işletmenin fiyatlarını yalnızca genel merkez değiştirebilir.',
    },
    activeDialogs: {
      label: 'Öneriler',
      help: 'Misafirlere başka ürünler öneren sorular.',
    },
    confirmsMailConsent: {
      label: 'E-posta onayını doğrula',
      help: 'Adres bırakan misafir önce bir bağlantı alır. Ona basana kadar başka e-posta gönderilmez.',
    },
    isOnlinePayment: {
      label: 'Çevrimiçi ödeme',
      help: 'Misafirler telefonlarıyla çevrimiçi ödeyebilir.',
    },
    isReciptPrintingOnly: {
      label: 'Yalnızca fiş yazdırma',
      help: 'İşletme yalnızca sipariş yazdırır; panolar ve talepler gizlidir.',
    },
    isPassphrase: {
      label: 'Parola sor',
      help: 'Personel erişimi ve menü düzenleme parola sorar.',
    },
  },
}
