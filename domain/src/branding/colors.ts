/** A colour as it is sent: `#0b5d5b`. It is stored in small letters. */
export const hexColorPattern = '^#[0-9a-fA-F]{6}$'

/** Returns whether a text is a colour as it is sent. */
export function isHexColor(text: string): boolean {
  return hexColor.test(text)
}

/**
 * Returns a typed colour as it is stored: small letters, with the sign, and the short form `#0af` written out. What is
 * no colour is returned unchanged.
 */
export function tidyColor(typed: string): string {
  const digits = typed.trim().toLowerCase().replace(/^#/, '')
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replaceAll(/./g, '$&$&')}` : typed
}

/** Returns the contrast of two colours by WCAG 2: from 1 for the same colour to 21 for black on white. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

type Pair = {
  color: string
  /** The colour behind it. */
  on: string
  /** The least contrast. Black or white reaches any up to 4.5 on every colour. */
  contrast: number
}

/**
 * Returns the nearest colour that has this contrast: the same hue and saturation, with the smallest change of lightness. A
 * colour that has it is returned unchanged. Throws RangeError if no lightness reaches it.
 */
export function nearestReadable({ color, on, contrast }: Pair): string {
  if (contrastOf(color, on) >= contrast) return color
  const { hue, saturation, lightness } = hslOf(color)
  for (let step = 1; step <= lightnessSteps; step += 1) {
    for (const way of [-1, 1]) {
      const next = lightness + (way * step) / lightnessSteps
      if (next < 0 || next > 1) continue
      const candidate = hexOf({ hue, saturation, lightness: next })
      if (contrastOf(candidate, on) >= contrast) return candidate
    }
  }
  // The last step before an end may stop short of it.
  const end = ['#000000', '#ffffff'].find((each) => contrastOf(each, on) >= contrast)
  if (end === undefined) throw new RangeError(`No colour has a contrast of ${contrast} on ${on}`)
  return end
}

const hexColor = new RegExp(hexColorPattern)

/** Finer than the 256 steps of each part of a colour. */
const lightnessSteps = 512

type Hsl = { hue: number; saturation: number; lightness: number }

/** Returns red, green and blue, each from 0 to 1. */
function partsOf(hex: string): [red: number, green: number, blue: number] {
  const part = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255
  return [part(1), part(3), part(5)]
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = partsOf(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function hslOf(hex: string): Hsl {
  const [red, green, blue] = partsOf(hex)
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const lightness = (most + least) / 2
  const spread = most - least
  if (spread === 0) return { hue: 0, saturation: 0, lightness }
  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  return { hue: hueOf({ red, green, blue, most, spread }), saturation, lightness }
}

type Spread = Record<'red' | 'green' | 'blue' | 'most' | 'spread', number>

/** Returns the hue in sixths of the circle. */
function hueOf({ red, green, blue, most, spread }: Spread): number {
  if (most === red) return ((green - blue) / spread + 6) % 6
  return most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
}

function hexOf({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const part = (shift: number) => {
    const place = (shift + hue * 2) % 12
    return lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))
  }
  const digits = [part(0), part(8), part(4)].map((value) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}
