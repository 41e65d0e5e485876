export const translations = {
  screens: {
    settings: 'ڕێکخستنی سینی',
    codes: 'کۆدەکانی QR',
    stickers: 'QRـی سینی',
    round: 'گەڕی کۆکردنەوە',
  },
  sounds: {
    trayInRoom: 'سینی لە ژوور ماوە',
  },
  help: {
    settings: 'بەدواداچوونی سینی لە ژوورەکان و بیرخستنەوەی کارمەندان.',
    codes: 'چاپ و گۆڕینی کۆدەکانی QRـی مێز، ژوور و سینی.',
  },
}
