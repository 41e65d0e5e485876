export const translations = {
  screens: { formats: 'صيغ إكسل', imports: 'الاستيرادات' },
}
