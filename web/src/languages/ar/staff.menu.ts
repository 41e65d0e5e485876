export const translations = {
  screens: {
    staff: 'الموظفون',
    credentials: 'المديرون العامون',
    credentialsInMenu: 'حسابات المديرين العامين',
    link: 'اختيار كلمة المرور',
  },
}
