export const translations = {
  sounds: {
    posFailed: 'داواکاری لە POS نییە',
  },
  screens: {
    pos: 'POS',
  },
  help: {
    pos: 'ناونیشانەکانی POS، ژمارەکانی پارەدان و ناردنی خۆکار.',
  },
}
