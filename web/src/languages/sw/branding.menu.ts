/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { branding: 'Mwonekano' },
  help: { branding: 'Nembo, jalada, rangi na lugha ya ukurasa wa wageni, na maandishi ya risiti.' },
}
