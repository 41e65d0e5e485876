export const words = {
  screens: { stickers: 'رموز الصواني', round: 'جولة جمع الصواني' },
  sounds: { trayInRoom: 'صينية في غرفة منذ وقت طويل' },
}
