export const translations = {
  screens: {
    staff: 'الموظفون',
    credentials: 'حسابات المديرين العامين',
    credentialsInMenu: 'حسابات المديرين العامين',
    link: 'اختيار كلمة المرور',
  },
}
