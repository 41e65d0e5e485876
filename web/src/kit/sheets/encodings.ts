/** Encodings of csv files, by the names that browsers use. */
export const encodings = [
  'utf-8',
  'windows-1252',
  'windows-1254',
  'windows-1256',
  'windows-1251',
  'macintosh',
  'utf-16le',
  'utf-16be',
] as const

export type Encoding = (typeof encodings)[number]

/** Encodings that a file without a mark may have, although nothing in it proves that. */
export const guessedEncodings = encodings.filter((encoding) => !encoding.startsWith('utf-16'))
