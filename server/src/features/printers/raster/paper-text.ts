import { fileURLToPath } from 'node:url'
import type { CreateText } from 'sharp'

/** The style of a text on paper. Sizes are in dots. */
export type PaperStyle = {
  size: number
  isBold?: boolean
  /** Crossed out. */
  isStruck?: boolean
  /** Maximum width: lines are broken to fit. */
  width: number
  direction: 'ltr' | 'rtl'
  /** Centres each of its lines in the picture; otherwise they begin where their language does. */
  isCentred?: boolean
}

/** The picture of a text: a byte per dot, 255 for full ink. */
export type PaperText = { width: number; height: number; ink: Uint8Array }

/**
 * The first has Latin, Greek and Cyrillic letters, the second those of Arabic, Kurdish and Persian, which is used where the first has none.
 */
const families = 'Inter, Vazirmatn'

const fontFiles = [
  import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf'),
].map((url) => fileURLToPath(url))

/** Relative to the letter size: from the baseline up to the top of the highest letter. */
const rise = 1.1

// Fontconfig reads this at the first text of the process: it uses neither fonts nor settings of the machine.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('fonts.conf', import.meta.url))

let ready: Promise<unknown> | undefined

/**
 * Draws a text with the fonts that come with the program, its letters shaped and in the order of its language; the fonts of the machine
 * make no difference. It runs outside the event loop. The baseline of the first line is always at the same height of the picture, whatever
 * its letters are.
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

/** At this resolution in dots per inch, letter sizes in points equal dots. */
const dotsAPoint = 72

/** If the first letters have no direction of their own, such as digits, the text's language decides. */
const directionMark = { ltr: '\u200E', rtl: '\u200F' } as const

/** Returns a dot that is smaller than a printed one and as high as the highest letter, because a picture begins at its highest ink. */
function strut(size: number): string {
  return `<span size="1pt" rise="${Math.round(size * rise)}pt">.</span>`
}

/** Loads the fonts. A font is available to all later texts of the process once one text was drawn with its file. */
async function addFonts(): Promise<void> {
  for (const fontfile of fontFiles) await pictureOf({ text: '.', font: families, fontfile, dpi: dotsAPoint })
}

/** Draws a text. The library is large, and loaded when the first text is drawn. */
async function pictureOf(text: CreateText) {
  const { default: sharp } = await import('sharp')
  return sharp({ text }).extractChannel(0).raw().toBuffer({ resolveWithObject: true })
}

/** Escapes a text, which is read as markup, and removes control characters, which can't be printed. */
function escaped(text: string): string {
  return text.replaceAll(/[<>&]/g, (sign) => entities[sign]!).replaceAll(/\p{Cc}/gu, ' ')
}

const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }
