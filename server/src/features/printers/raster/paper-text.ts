import { fileURLToPath } from 'node:url'
import type { CreateText } from 'sharp'

/** How a text stands on paper. Sizes are in dots. */
export type PaperStyle = {
  size: number
  isBold?: boolean
  /** Crossed out. */
  isStruck?: boolean
  /** Its lines are broken to be no longer. */
  width: number
  direction: 'ltr' | 'rtl'
  /** Each of its lines stands in the middle of the picture; else where its language begins. */
  isCentred?: boolean
}

/** The picture of a text: a byte a dot, 255 where there is all ink. */
export type PaperText = { width: number; height: number; ink: Uint8Array }

/** They have Latin, Greek and Cyrillic letters, and those of Arabic, Kurdish and Persian. What is not in the first is taken of the second. */
const families = 'Inter, Vazirmatn'

const fontFiles = [
  import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf'),
].map((url) => fileURLToPath(url))

/** Of the size of a letter, from the line on which letters stand up to the top of the highest. */
const rise = 1.1

// What is read when the first text of the process is drawn: neither fonts nor settings of the machine.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('fonts.conf', import.meta.url))

let ready: Promise<unknown> | undefined

/**
 * Draws a text with the fonts that come with the program, its letters shaped and in the order of its language; which fonts the machine has makes
 * no difference. It is done beside the event loop. The first line always stands at the same height of the picture, whatever its letters are.
 */
export async function drawText(
  text: string,
  { size, isBold, isStruck, width, direction, isCentred }: PaperStyle,
): Promise<PaperText> {
  ready ??= addFonts()
  await ready
  const font = `${families} ${isBold ? 'Bold ' : ''}${size}`
  const { data, info } = await pictureOf({
    text: `${directionMark[direction]}${strut(size)}${isStruck ? `<s>${escaped(text)}</s>` : escaped(text)}`,
    font,
    width,
    dpi: dotsAPoint,
    wrap: 'word-char',
    ...(isCentred && { align: 'centre' as const }),
  })
  return { width: info.width, height: info.height, ink: data }
}

/** At so many dots an inch, sizes of letters, which are told in points, are dots. */
const dotsAPoint = 72

/** Where the first letters have no direction of their own, such as digits, the text's language decides. */
const directionMark = { ltr: '\u200E', rtl: '\u200F' } as const

/** Pictures begin at their highest ink: a dot that is smaller than what a printer prints stands as high as any letter. */
function strut(size: number): string {
  return `<span size="1pt" rise="${Math.round(size * rise)}pt">.</span>`
}

/** Fonts are known to all of the process once one text has named their file. */
async function addFonts(): Promise<void> {
  for (const fontfile of fontFiles) await pictureOf({ text: '.', font: families, fontfile, dpi: dotsAPoint })
}

/** The library is large, and loaded when the first text is drawn. */
async function pictureOf(text: CreateText) {
  const { default: sharp } = await import('sharp')
  return sharp({ text }).extractChannel(0).raw().toBuffer({ resolveWithObject: true })
}

/** Texts are read as markup. Control characters are none that anybody prints. */
function escaped(text: string): string {
  return text.replaceAll(/[<>&]/g, (sign) => entities[sign]!).replaceAll(/\p{Cc}/gu, ' ')
}

const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }
