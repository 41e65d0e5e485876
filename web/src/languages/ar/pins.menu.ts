/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { devices: 'الأجهزة المشتركة', who: 'من أنت؟' },
  help: { devices: 'أجهزة لوحية يستخدمها عدة أشخاص: يدخل كل شخص برمز PIN الخاص به.' },
  switchPerson: 'تبديل الشخص',
  switchQuestion: 'تبديل الشخص الآن؟',
  switchUnsaved: 'في هذه الشاشة ما لم يُحفظ.',
}
