export const words = {
  screens: { formats: 'صيغ إكسل', imports: 'الاستيرادات' },
}
