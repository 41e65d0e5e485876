export const translations = {
  screens: {
    floor: 'Masalar',
    floorInMenu: 'Masa/oda yönetimi',
    setUp: 'Masa kurulumu',
    setUpInMenu: 'Masalar / Odalar',
    sort: 'Masaları sırala',
    room: '{{name}}',
    codeSheet: 'Masa ve oda kodları',
  },
  help: {
    setUp: 'Masaların veya odaların adları, alanları ve kişi sayıları.',
  },
}
