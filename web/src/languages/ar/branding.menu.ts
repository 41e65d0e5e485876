/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { branding: 'الهوية البصرية' },
  help: { branding: 'شعار صفحة الضيوف وغلافها وألوانها ولغتها، ونصوص الإيصالات.' },
}
