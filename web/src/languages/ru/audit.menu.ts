export const translations = {
  screens: { audit: 'Журнал аудита' },
  help: { audit: 'Все изменения заведений, людей, цен и денег: кто, когда и с какого адреса.' },
}
