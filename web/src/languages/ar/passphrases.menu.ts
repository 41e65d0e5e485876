export const translations = {
  screens: { passphrases: 'عبارات المرور' },
  help: { passphrases: 'العبارات السرية لدخول الموظفين وتعديل القائمة ونقل فئة.' },
}
