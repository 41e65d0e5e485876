export const translations = {
  screens: { codes: 'رموز QR', stickers: 'رموز الصواني', round: 'جولة جمع الصواني' },
  sounds: { trayInRoom: 'صينية في غرفة منذ وقت طويل' },
}
