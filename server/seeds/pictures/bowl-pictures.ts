import type { Paint } from './canvas.ts'
import { bowl, centre, scattered } from './crockery.ts'
import { both, box, circle, ellipse, grown, leaf, polygon, ring, stroke, turned } from './shapes.ts'

const herb = '#5f8f3e'
const darkHerb = '#3f6f34'
const { x: cx, y: cy } = centre

export function drawSoup(paint: Paint): void {
  bowl(paint, { colour: '#2f5d73', filling: '#d9762c' })
  paint(ring(cx, cy + 2, 60, 7), '#e8964d', 0.7)
  paint(ring(cx + 6, cy, 28, 6), '#eda866', 0.7)
  const swirl = Array.from({ length: 48 }, (_, step): [number, number] => {
    const angle = step * 0.21
    return [cx + (4 + step) * Math.cos(angle), cy + (4 + step) * Math.sin(angle)]
  })
  paint(stroke(7, ...swirl), '#fbeeda')
  for (const { x, y, angle } of scattered(9, { x: cx, y: cy, radius: 78, turn: 1 }))
    paint(leaf(x, y, 19, angle), darkHerb)
  for (const { x, y } of scattered(14, { x: cx, y: cy, radius: 84, turn: 3 })) paint(circle(x, y, 2.4), '#7b3210')
}

export function drawSalad(paint: Paint): void {
  bowl(paint, { colour: '#efe9dc', filling: '#dbe8b9' })
  const greens = ['#7fb04c', '#5f9a41', '#95c25f', '#4b8338']
  scattered(34, { x: cx, y: cy, radius: 86 }).forEach(({ x, y, angle }, index) => {
    const green = greens[index % greens.length]!
    const blade = turned(leaf(x - 26, y, 52, 0), angle * 1.7, x, y)
    paint(both(grown(blade, 5), circle(cx, cy, 116)), green)
    paint(turned(stroke(1.6, [x - 18, y], [x + 18, y]), angle * 1.7, x, y), '#e4f0c6', 0.6)
  })
  for (const [x, y] of [
    [206, 118],
    [292, 128],
    [246, 196],
    [300, 184],
  ] as const) {
    paint(circle(x, y, 19), '#cf3f2e')
    paint(circle(x, y, 15), '#e0654f')
    for (const seed of scattered(5, { x, y, radius: 10 })) paint(ellipse(seed.x, seed.y, 2.6, 1.8), '#f8d9a8')
  }
  for (const [x, y, degrees] of [
    [250, 138, 20],
    [198, 172, 70],
    [274, 92, -30],
  ] as const) {
    paint(turned(box(x, y, 30, 24, 3), degrees, x, y), '#fffaf0')
    paint(turned(box(x, y + 7, 30, 8, 3), degrees, x, y), '#eee5d2')
  }
  for (const [x, y] of [
    [226, 92],
    [182, 140],
    [266, 168],
    [230, 158],
  ] as const) {
    paint(circle(x, y, 11), '#3c3046')
    paint(circle(x, y, 4), '#dbe8b9')
  }
}

export function drawRice(paint: Paint): void {
  bowl(paint, { colour: '#3f6f6a', filling: '#f3dfae' })
  scattered(150, { x: cx, y: cy, radius: 92 }).forEach(({ x, y, angle }, index) => {
    const grain = turned(ellipse(x, y, 8, 3.4), angle * 2.3, x, y)
    paint(grain, ['#fbf0d2', '#f0cf7c', '#fff8e6', '#e9bb5a'][index % 4]!)
  })
  for (const [x, y, degrees] of [
    [216, 130, 20],
    [274, 122, -24],
    [250, 178, 4],
  ] as const) {
    const piece = turned(grown(ellipse(x, y, 26, 17), 2), degrees, x, y)
    paint(piece, '#9a5527')
    paint(turned(ellipse(x - 4, y - 5, 18, 9), degrees, x, y), '#bd7439')
  }
  for (const { x, y, angle } of scattered(11, { x: cx, y: cy, radius: 80, turn: 1.4 }))
    paint(leaf(x, y, 18, angle), herb)
  for (const { x, y } of scattered(9, { x: cx, y: cy, radius: 82, turn: 4 })) paint(circle(x, y, 4.5), '#a8222f')
}

export function drawFruitBowl(paint: Paint): void {
  bowl(paint, { colour: '#d9cfe6', filling: '#6d3a6b' })
  paint(ring(cx, cy + 2, 70, 22), '#7d477a', 0.7)
  for (let index = 0; index < 7; index += 1) {
    const x = 176 + index * 15
    const y = 124 - Math.abs(index - 3) * -7
    paint(circle(x, y, 21), '#e7cf86')
    paint(circle(x, y, 18), '#f7e7b4')
    for (const seed of scattered(3, { x, y, radius: 6 })) paint(circle(seed.x, seed.y, 1.6), '#b99a4a')
  }
  for (const [x, y, degrees] of [
    [300, 118, 10],
    [318, 152, 60],
    [288, 146, -20],
  ] as const) {
    const berry = turned(grown(polygon([x - 14, y - 9], [x + 14, y - 9], [x, y + 17]), 7), degrees, x, y)
    paint(berry, '#c7283a')
    for (const seed of scattered(6, { x, y, radius: 13 })) paint(circle(seed.x, seed.y, 1.6), '#f6d38b')
    paint(turned(leaf(x - 2, y - 13, 18, -90), degrees, x, y), herb)
  }
  for (const { x, y } of scattered(11, { x: 218, y: 196, radius: 34 })) {
    paint(circle(x, y, 10), '#3d4a86')
    paint(circle(x - 2, y - 3, 4), '#7683bd')
  }
  for (const { x, y } of scattered(20, { x: 284, y: 198, radius: 28 })) {
    paint(ellipse(x, y, 6, 4.4), ['#c58a3c', '#e0ae62', '#a86f2a'][Math.round(x) % 3]!)
  }
}
