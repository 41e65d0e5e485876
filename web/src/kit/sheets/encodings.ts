/** How the letters of a csv file may be written: the names by which browsers decode them. */
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

/** Those that a file without a mark may be in, though nothing in it says so. */
export const guessedEncodings = encodings.filter((encoding) => !encoding.startsWith('utf-16'))
