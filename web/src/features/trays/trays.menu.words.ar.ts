export const words = { screens: { trays: 'الصواني' }, sounds: { trayInRoom: 'صينية في غرفة منذ وقت طويل' } }
