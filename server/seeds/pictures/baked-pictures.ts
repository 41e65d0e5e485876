import type { Paint } from './canvas.ts'
import { centre, china, scattered, shadow, tableEdge } from './crockery.ts'
import { above, below, both, box, circle, ellipse, either, grown, leaf, polygon, stroke, turned } from './shapes.ts'

const herb = '#5f8f3e'
const { x: cx } = centre

export function drawBurger(paint: Paint): void {
  tableEdge(paint, '#b98a5c', { width: 260 })
  paint(box(cx, 240, 208, 46, 20), '#d08a3e')
  paint(box(cx, 232, 204, 34, 16), '#e0a256')
  paint(box(cx, 204, 214, 34, 15), '#5a3019')
  paint(box(cx, 199, 208, 22, 11), '#713f22')
  paint(
    polygon([148, 180], [352, 180], [330, 197], [300, 186], [270, 208], [236, 187], [196, 203], [170, 186]),
    '#f4b833',
  )
  paint(box(cx, 172, 210, 17, 8), '#c8402f')
  const wave = (x: number, y: number) => Math.abs(y - 157 - Math.sin(x / 13) * 6) - 9
  paint(both(wave, box(cx, 157, 230, 60, 20)), '#79ad47')
  paint(both(wave, box(cx, 150, 230, 20, 8)), '#93c463')
  const top = both(ellipse(cx, 146, 108, 92), above(146))
  paint(grown(top, 2), '#c97f33')
  paint(both(ellipse(cx - 4, 146, 102, 84), above(140)), '#dd9a4b')
  paint(both(ellipse(cx - 26, 132, 58, 50), above(124)), '#e8b069', 0.8)
  for (const { x, y, angle } of scattered(16, { x: cx, y: 104, radius: 58 })) {
    if (y > 62 && y < 128) paint(turned(ellipse(x, y, 6, 3.2), angle, x, y), '#fbeccb')
  }
}

export function drawSandwich(paint: Paint): void {
  tableEdge(paint, '#9c7350', { width: 330 })
  for (const side of [-1, 1]) {
    const at = (x: number) => cx + side * x
    const half = (lower: number, upper: number) =>
      polygon([at(12), upper], [at(150), upper], [at(150), lower], [at(12), lower])
    paint(grown(half(250, 226), 6), '#c98d4a')
    paint(grown(half(246, 228), 4), '#f1d6a4')
    paint(grown(half(218, 210), 4), '#e59aa0')
    paint(grown(half(206, 200), 4), '#f5c445')
    const wave = (x: number, y: number) => Math.abs(y - 190 - Math.sin(x / 9) * 4) - 7
    paint(both(wave, box(at(81), 190, 150, 40, 6)), '#7db14a')
    paint(grown(half(178, 172), 4), '#cf4532')
    paint(grown(half(164, 158), 4), '#fbf3dd')
    paint(grown(half(150, 124), 6), '#c98d4a')
    paint(grown(half(146, 128), 4), '#f1d6a4')
    for (const { x, y } of scattered(9, { x: at(81), y: 137, radius: 42 })) {
      if (Math.abs(y - 137) < 9) paint(circle(x, y, 2.2), '#d9b171')
    }
    paint(stroke(4, [at(81), 60], [at(81), 190]), '#d9bd8c')
    paint(ellipse(at(81), 96, 15, 19), '#6f8a2f')
    paint(ellipse(at(76), 89, 4, 6), '#aebf6c')
    paint(circle(at(81), 115, 5), '#c8402f')
  }
}

export function drawBakery(paint: Paint): void {
  const board = box(cx, 158, 410, 176, 26)
  shadow(paint, board)
  paint(board, '#a9744a')
  for (const y of [108, 150, 196]) paint(stroke(2, [64, y], [436, y + 6]), '#96633d', 0.7)
  croissant(paint, { x: 166, y: 150, degrees: -14 })
  const bun = circle(318, 152, 68)
  shadow(paint, bun)
  paint(bun, '#b9742f')
  paint(circle(318, 149, 64), '#d39243')
  const spiral = Array.from({ length: 60 }, (_, index): [number, number] => {
    const angle = index * 0.28
    const distance = 4 + index * 0.92
    return [318 + distance * Math.cos(angle), 150 + distance * Math.sin(angle)]
  })
  paint(stroke(7, ...spiral), '#7c421a')
  paint(stroke(2.6, ...spiral.map(([x, y]): [number, number] => [x - 2, y - 3])), '#f0cd95', 0.9)
  for (const { x, y } of scattered(16, { x: 318, y: 150, radius: 54, turn: 1 })) paint(box(x, y, 5, 4, 1), '#fffaf0')
}

function croissant(paint: Paint, { x, y, degrees }: { x: number; y: number; degrees: number }): void {
  const parts = [
    { dx: -86, dy: 36, rx: 22, ry: 17, lean: 52 },
    { dx: 86, dy: 36, rx: 22, ry: 17, lean: -52 },
    { dx: -62, dy: 8, rx: 30, ry: 30, lean: 34 },
    { dx: 62, dy: 8, rx: 30, ry: 30, lean: -34 },
    { dx: -34, dy: -12, rx: 34, ry: 38, lean: 16 },
    { dx: 34, dy: -12, rx: 34, ry: 38, lean: -16 },
    { dx: 0, dy: -18, rx: 32, ry: 44, lean: 0 },
  ]
  const shapeOf = ({ dx, dy, rx, ry, lean }: (typeof parts)[number], less = 0) =>
    turned(turned(ellipse(x + dx, y + dy, rx - less, ry - less), -lean, x + dx, y + dy), degrees, x, y)
  shadow(paint, either(...parts.map((part) => shapeOf(part))))
  for (const part of parts) {
    paint(shapeOf(part), '#a9622a')
    paint(shapeOf(part, 3), '#d08c3d')
    paint(shapeOf({ ...part, dy: part.dy - 7 }, 13), '#e6b064', 0.85)
  }
}

export function drawCake(paint: Paint): void {
  tableEdge(paint, '#c39a9a', { width: 300 })
  paint(ellipse(cx, 252, 150, 20), china)
  paint(ellipse(cx, 249, 128, 14), '#eae3d8')
  const slice = polygon([148, 138], [352, 138], [352, 244], [148, 244])
  paint(slice, '#6a3a22')
  paint(polygon([148, 162], [352, 162], [352, 176], [148, 176]), '#f6e3c8')
  paint(polygon([148, 202], [352, 202], [352, 216], [148, 216]), '#f6e3c8')
  for (const [y, turn] of [
    [151, 0],
    [190, 1],
    [230, 2],
  ] as const) {
    for (const { x, y: dotY } of scattered(20, { x: cx, y, radius: 100, turn })) {
      if (Math.abs(dotY - y) < 10) paint(circle(x, dotY, 1.8), '#8a5636')
    }
  }
  const drips = [
    [164, 26],
    [192, 14],
    [222, 34],
    [252, 18],
    [284, 30],
    [314, 12],
    [338, 24],
  ] as const
  paint(grown(polygon([148, 112], [352, 112], [352, 140], [148, 140]), 3), '#3d1f12')
  for (const [x, length] of drips) paint(stroke(20, [x, 136], [x, 140 + length]), '#3d1f12')
  paint(stroke(5, [160, 118], [330, 118]), '#6b4029')
  for (const [x, y, radius] of [
    [206, 92, 21],
    [296, 90, 22],
    [250, 78, 25],
  ] as const) {
    const berry = grown(
      polygon([x - radius * 0.7, y - 6], [x + radius * 0.7, y - 6], [x, y + radius * 0.8]),
      radius * 0.42,
    )
    paint(turned(berry, 180, x, y + 2), '#c22c3c')
    for (const seed of scattered(7, { x, y: y + 2, radius: radius * 0.75 }))
      paint(circle(seed.x, seed.y, 1.7), '#f4cd86')
  }
  for (const [x, y, degrees] of [
    [226, 108, 200],
    [276, 108, -20],
    [252, 106, 240],
  ] as const)
    paint(leaf(x, y, 28, degrees), herb)
}

export function drawIceCream(paint: Paint): void {
  tableEdge(paint, '#8fb3b0', { width: 190 })
  const scoops = [
    { x: 204, y: 118, colour: '#f4c9cf', light: '#fbe2e5' },
    { x: 298, y: 118, colour: '#b9cf93', light: '#d5e4ba' },
    { x: 251, y: 84, colour: '#fbf0d4', light: '#fffaf0' },
  ]
  paint(turned(box(322, 60, 17, 104, 4), 26, 322, 60), '#c98f4c')
  paint(turned(box(318, 60, 5, 104, 2), 26, 322, 60), '#e3b273')
  for (const { x, y, colour, light } of scoops) {
    paint(circle(x, y, 52), colour)
    paint(circle(x - 12, y - 14, 26), light, 0.8)
  }
  paint(
    grown(
      either(
        circle(251, 50, 20),
        stroke(16, [228, 58], [222, 84]),
        stroke(16, [252, 56], [256, 96]),
        stroke(15, [274, 58], [282, 78]),
      ),
      2,
    ),
    '#5a2f1a',
  )
  paint(circle(250, 30, 14), '#c22c3c')
  paint(ellipse(245, 25, 4, 3), '#f09aa0')
  paint(stroke(3, [252, 18], [266, 4]), '#5c7a34')
  const glass = both(both(ellipse(cx, 134, 118, 96), below(134)), above(234))
  paint(glass, '#e3f0f2')
  paint(both(ellipse(cx, 134, 106, 82), below(140)), '#f7e3dc', 0.85)
  paint(both(ellipse(cx, 134, 106, 82), below(186)), '#dcd7b4', 0.7)
  paint(box(cx, 134, 240, 9, 4), '#f6fbfb')
  paint(box(cx, 238, 16, 26, 4), '#d5e6e9')
  paint(ellipse(cx, 258, 56, 9), '#e3f0f2')
  paint(stroke(7, [168, 156], [180, 188]), '#ffffff', 0.8)
}
