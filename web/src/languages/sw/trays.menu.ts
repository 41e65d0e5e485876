export const translations = {
  screens: {
    settings: 'Mipangilio ya trei',
    codes: 'Misimbo ya QR',
    stickers: 'QR za trei',
    round: 'Mzunguko wa trei',
  },
  sounds: {
    trayInRoom: 'Trei imebaki chumbani',
  },
  help: {
    settings: 'Fuatilia trei zilizo vyumbani na wakumbushe wafanyakazi.',
    codes: 'Chapisha na ubadilishe misimbo ya QR ya meza, vyumba na trei.',
  },
}
