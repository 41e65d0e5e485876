/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { audit: 'سجل التدقيق' },
  help: { audit: 'كل تغيير في المنشآت والأشخاص والأسعار والمبالغ: من أجراه، ومتى، ومن أي عنوان.' },
}
