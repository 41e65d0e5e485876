import type { Paint } from './canvas.ts'
import { circle, ellipse, ring, type Shape } from './shapes.ts'

export const china = '#fbf9f4'
const chinaShade = '#e9e4d8'

/** Centre of things that are seen from above. */
export const centre = { x: 250, y: 150 } as const

/** Paints the shadow of a thing on the table below it, with a soft edge. */
export function shadow(paint: Paint, shape: Shape): void {
  for (const grow of [9, 6, 3, 0]) paint((x, y) => shape(x, y - 7) - grow, '#2b1d10', 0.055)
}

export function plate(paint: Paint, { x = centre.x, y = centre.y, radius = 126, colour = china } = {}): void {
  shadow(paint, circle(x, y, radius))
  paint(circle(x, y, radius), colour)
  paint(ring(x, y, radius * 0.76, 2), chinaShade)
}

/** Paints a bowl from above, filled to below its rim. */
export function bowl(
  paint: Paint,
  {
    x = centre.x,
    y = centre.y,
    radius = 118,
    colour,
    filling,
  }: {
    x?: number
    y?: number
    radius?: number
    colour: string
    filling: string
  },
): void {
  shadow(paint, circle(x, y, radius))
  paint(circle(x, y, radius), colour)
  paint(circle(x, y, radius * 0.9), '#1c1208', 0.16)
  paint(circle(x, y + 2, radius * 0.87), filling)
}

/** Paints the table under a glass or a cup, with its shadow. */
export function tableEdge(paint: Paint, colour: string, { x = centre.x, y = 262, width = 180 } = {}): void {
  paint((_x, pointY) => 236 - pointY, colour)
  paint(ellipse(x, y, width / 2, 13), '#2b1d10', 0.16)
}

/** Returns points spread evenly over a circle like the seeds of a sunflower, so that nothing looks ruled. */
export function scattered(
  count: number,
  { x, y, radius, turn = 0 }: { x: number; y: number; radius: number; turn?: number },
) {
  return Array.from({ length: count }, (_, index) => {
    const distance = radius * Math.sqrt((index + 0.5) / count)
    const angle = index * 2.399_963 + turn
    return { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle), angle: (angle * 180) / Math.PI }
  })
}
