const mostColours = 256

/** A picture as numbers of the colours in its palette: flat areas keep their colour exactly, smoothed edges nearly. */
export type Indexed = { palette: number[]; indexes: Uint8Array }

/** Reduces a picture of red, green and blue bytes to a palette of its most frequent colours. */
export function withPalette(pixels: Uint8Array): Indexed {
  const colours = Array.from({ length: pixels.length / 3 }, (_, index) => colourAt(pixels, index * 3))
  const palette = mostUsed(colours)
  const nearest = new Map<number, number>()
  const indexes = Uint8Array.from(colours, (colour) => {
    const known = nearest.get(colour) ?? nearestOf(palette, colour)
    nearest.set(colour, known)
    return known
  })
  return { palette, indexes }
}

function colourAt(pixels: Uint8Array, at: number): number {
  return (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!
}

/** Returns one colour for each family of similar ones, of the families that cover most. */
function mostUsed(colours: readonly number[]): number[] {
  const counts = new Map<number, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const families = Map.groupBy(counts.keys(), (colour) => colour & 0xf8f8f8)
  const best = [...families.values()].map((family) => {
    const colour = family.reduce((first, second) => (counts.get(second)! > counts.get(first)! ? second : first))
    return { colour, count: family.reduce((sum, member) => sum + counts.get(member)!, 0) }
  })
  best.sort((first, second) => second.count - first.count)
  return best.slice(0, mostColours).map(({ colour }) => colour)
}

function nearestOf(palette: readonly number[], colour: number): number {
  let best = 0
  let leastDistance = Number.POSITIVE_INFINITY
  palette.forEach((candidate, index) => {
    const distance = distanceBetween(candidate, colour)
    if (distance >= leastDistance) return
    leastDistance = distance
    best = index
  })
  return best
}

function distanceBetween(first: number, second: number): number {
  const red = (first >> 16) - (second >> 16)
  const green = ((first >> 8) & 0xff) - ((second >> 8) & 0xff)
  const blue = (first & 0xff) - (second & 0xff)
  return red * red * 2 + green * green * 4 + blue * blue * 3
}
