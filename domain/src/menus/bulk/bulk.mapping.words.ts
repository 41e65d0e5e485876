import type { Language } from '../../kit/languages.ts'

/**
 * The words of headers elsewhere for one of our columns: of item libraries and catalogues of other products (Square,
 * Toast, Odoo, GonnaOrder), and of sheets in our languages. They are compared without spaces and signs.
 */
type HeaderWords = Partial<Record<Language | 'any', readonly string[]>>

export const headerWords: Readonly<Record<string, HeaderWords>> = {
  name: {
    any: ['item name', 'menu item', 'menu item name', 'product name', 'offer name', 'name', 'product', 'item', 'title', 'dish', 'display name', 'option name', 'modifier name'],
    ar: ['الاسم', 'اسم الصنف', 'الصنف', 'اسم المنتج', 'المنتج', 'اسم الطبق', 'الطبق'],
    de: ['artikel', 'artikelname', 'bezeichnung', 'gericht', 'produkt', 'produktname'],
    it: ['nome', 'articolo', 'piatto', 'prodotto', 'nome prodotto'],
    ru: ['название', 'наименование', 'блюдо', 'товар'],
    fr: ['nom', 'article', 'plat', 'produit', 'désignation', 'nom du produit'],
    ku: ['ناو', 'ناوی بابەت', 'ناوی خواردن'],
    sw: ['jina', 'jina la bidhaa', 'bidhaa'],
    tr: ['ad', 'adı', 'ürün', 'ürün adı', 'yemek', 'isim'],
  },
  description: {
    any: ['description', 'item description', 'sales description', 'description sale', 'short description', 'item short description', 'long description', 'item long description', 'details'],
    ar: ['الوصف', 'وصف', 'التفاصيل', 'وصف الصنف'],
    de: ['beschreibung', 'kurzbeschreibung'],
    it: ['descrizione'],
    ru: ['описание'],
    fr: ['description du produit', 'descriptif'],
    ku: ['وەسف', 'ڕوونکردنەوە'],
    sw: ['maelezo'],
    tr: ['açıklama', 'tanım'],
  },
  price: {
    any: ['price', 'base price', 'item price', 'offer price', 'sales price', 'list price', 'lst price', 'public price', 'unit price', 'السعر', 'سعر', 'preis', 'verkaufspreis', 'prezzo', 'цена', 'prix', 'نرخ', 'bei', 'fiyat'],
  },
  discountedPrice: {
    any: ['online sale price', 'sale price', 'discount price', 'سعر العرض', 'السعر بعد الخصم', 'aktionspreis', 'prezzo scontato', 'prix promo', 'indirimli fiyat'],
  },
  categoryId: {
    any: ['category', 'category name', 'categories', 'reporting category', 'menu group', 'menu group name', 'pos category', 'point of sale category', 'product category', 'pos categ ids', 'categ id', 'الفئة', 'القسم', 'التصنيف', 'kategorie', 'warengruppe', 'categoria', 'категория', 'catégorie', 'پۆل', 'هاوپۆل', 'kundi', 'aina', 'kategori'],
  },
  calory: { any: ['calories', 'calorie count', 'kcal', 'السعرات', 'السعرات الحرارية', 'kalorien', 'calorie', 'калории', 'kalori'] },
  posItemId: { any: ['sku', 'plu', 'internal reference', 'default code', 'external id', 'item external id', 'pos key', 'رمز الصنف', 'artikelnummer', 'codice', 'артикул', 'référence', 'stok kodu'] },
  prepareTime: { any: ['preparation time', 'prep time', 'cooking time', 'وقت التحضير', 'zubereitungszeit'] },
  isActive: { any: ['active', 'available in pos', 'visible', 'sellable', 'متاح', 'نشط', 'aktiv', 'attivo', 'actif', 'aktif'] },
  min: { any: ['minimum', 'min'] },
  max: { any: ['maximum', 'max'] },
  groupName: {
    any: ['modifier group', 'modifier group name', 'modifier set', 'modifier set name', 'option group', 'group', 'group name', 'attribute'],
    ar: ['المجموعة', 'مجموعة الخيارات'],
  },
}

/** The words that name a language within a header: `Name (Arabic)`, `الاسم بالعربية`. */
export const languageHeaders: Readonly<Record<Language, readonly string[]>> = {
  en: ['english', 'en', 'en us', 'englisch', 'inglese', 'anglais', 'ingilizce', 'kiingereza', 'بالإنجليزية', 'الإنجليزية', 'إنجليزي', 'بالانجليزية', 'الانجليزية', 'انجليزي', 'английский'],
  ar: ['arabic', 'ar', 'ar 001', 'arabisch', 'arabo', 'arabe', 'arapça', 'kiarabu', 'بالعربية', 'العربية', 'عربي', 'арабский'],
  de: ['german', 'de', 'deutsch', 'بالألمانية', 'الألمانية', 'ألماني'],
  it: ['italian', 'it', 'italiano', 'بالإيطالية', 'الإيطالية', 'إيطالي'],
  ru: ['russian', 'ru', 'русский', 'بالروسية', 'الروسية', 'روسي'],
  fr: ['french', 'fr', 'français', 'بالفرنسية', 'الفرنسية', 'فرنسي'],
  ku: ['kurdish', 'ku', 'kurdî', 'کوردی', 'بالكردية', 'الكردية', 'كردي'],
  sw: ['swahili', 'sw', 'kiswahili', 'بالسواحيلية', 'السواحيلية'],
  tr: ['turkish', 'tr', 'türkçe', 'بالتركية', 'التركية', 'تركي'],
}
