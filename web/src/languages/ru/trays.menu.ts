export const translations = {
  screens: {
    settings: 'Настройки подносов',
    codes: 'QR-коды',
    stickers: 'QR подносов',
    round: 'Обход',
  },
  sounds: {
    trayInRoom: 'Поднос остался в номере',
  },
  help: {
    settings: 'Следить за подносами в номерах и напоминать о них персоналу.',
    codes: 'Печать и замена QR-кодов на столах, номерах и подносах.',
  },
}
