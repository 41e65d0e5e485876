import type { Shape } from './shapes.ts'

export type Paint = (shape: Shape, colour: string, opacity?: number) => void

export const pictureSize = { width: 500, height: 300 } as const

/** Draws on a ground of one colour, with smooth edges, and returns the picture's red, green and blue bytes. */
export function drawPixels(ground: string, draw: (paint: Paint) => void): Uint8Array {
  const { width, height } = pictureSize
  const pixels = new Uint8Array(width * height * 3)
  const groundColour = channelsOf(ground)
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = groundColour[index % 3]!

  draw((shape, colour, opacity = 1) => {
    const channels = channelsOf(colour)
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const coverage = Math.min(1, Math.max(0, 0.5 - shape(x + 0.5, y + 0.5))) * opacity
        if (coverage === 0) continue
        const at = (y * width + x) * 3
        for (let channel = 0; channel < 3; channel += 1) {
          const under = pixels[at + channel]!
          pixels[at + channel] = Math.round(under + (channels[channel]! - under) * coverage)
        }
      }
    }
  })
  return pixels
}

function channelsOf(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 0xff, value & 0xff]
}
