import type { Paint } from './canvas.ts'
import { centre, china, scattered, shadow, tableEdge } from './crockery.ts'
import {
  both,
  box,
  circle,
  ellipse,
  either,
  grown,
  leaf,
  polygon,
  ring,
  type Shape,
  stroke,
  turned,
  without,
} from './shapes.ts'

const { x: cx, y: cy } = centre
const glassTint = '#eaf4f5'

export function drawCoffee(paint: Paint): void {
  shadow(paint, circle(cx, cy, 128))
  paint(circle(cx, cy, 128), china)
  paint(ring(cx, cy, 112, 3), '#e4ddcf')
  const handle = stroke(22, [330, 132], [372, 112])
  shadow(paint, either(circle(cx, cy, 88), handle))
  paint(handle, '#f4efe5')
  paint(circle(cx, cy, 90), '#ffffff')
  paint(circle(cx, cy, 80), '#4a2a17')
  paint(circle(cx, cy, 76), '#a8703f')
  paint(circle(cx, cy, 70), '#b9824e')
  const heart = (size: number): Shape => {
    const top = cy - size * 0.28
    return grown(
      either(
        circle(cx - size * 0.4, top, size * 0.36),
        circle(cx + size * 0.4, top, size * 0.36),
        polygon([cx - size * 0.68, cy - size * 0.06], [cx + size * 0.68, cy - size * 0.06], [cx, cy + size * 0.8]),
      ),
      size * 0.1,
    )
  }
  paint(heart(52), '#f6e6cf')
  paint(heart(36), '#b9824e')
  paint(heart(28), '#f6e6cf')
  paint(heart(13), '#c79767')
  for (const [x, y, degrees] of [
    [96, 84, 30],
    [78, 112, -40],
    [120, 58, 70],
    [412, 214, 20],
  ] as const) {
    shadow(paint, turned(ellipse(x, y, 19, 13), degrees, x, y))
    paint(turned(ellipse(x, y, 19, 13), degrees, x, y), '#4d2b18')
    paint(turned(stroke(3, [x - 14, y - 2], [x, y + 2], [x + 14, y - 1]), degrees, x, y), '#2c170c')
  }
}

export function drawTea(paint: Paint): void {
  tableEdge(paint, '#7d9a7c', { width: 230 })
  paint(ellipse(cx, 252, 104, 14), '#f3ead4')
  paint(ellipse(cx, 249, 78, 8), '#ddd0b2')
  const handle = without(ellipse(330, 164, 46, 46), ellipse(330, 164, 30, 30))
  paint(handle, glassTint)
  const cup = polygon([166, 92], [334, 92], [312, 244], [188, 244])
  paint(grown(cup, 5), glassTint)
  const tea = polygon([172, 118], [328, 118], [309, 238], [191, 238])
  paint(grown(tea, 2), '#b9601c')
  paint(
    both(grown(tea, 2), (_x, y) => 186 - y),
    '#a04d12',
    0.75,
  )
  paint(ellipse(cx, 118, 79, 9), '#d07a2c')
  for (const [x, y, degrees] of [
    [226, 150, 60],
    [270, 170, 130],
    [244, 196, 20],
  ] as const)
    paint(leaf(x, y, 40, degrees), '#4f7a35')
  for (const [x, y, degrees] of [
    [250, 112, -150],
    [252, 112, -90],
    [254, 112, -34],
  ] as const) {
    paint(leaf(x, y, 46, degrees), '#5f9a41')
    paint(turned(stroke(1.8, [x + 4, y], [x + 38, y]), degrees, x, y), '#3f6f34')
  }
  paint(stroke(9, [190, 130], [200, 214]), '#ffffff', 0.45)
  for (const x of [205, 250, 295]) {
    const steam = Array.from({ length: 14 }, (_, step): [number, number] => [
      x + Math.sin(step / 2.2) * 7,
      62 - step * 3.4,
    ])
    paint(stroke(6, ...steam), '#ffffff', 0.35)
  }
}

export function drawJuice(paint: Paint): void {
  tableEdge(paint, '#e8b667', { width: 150 })
  paint(stroke(10, [282, 20], [250, 216]), '#2f7f7a')
  tumbler(paint, { colour: '#f39a1e', deep: '#e07f10', level: 96 })
  slice(paint, { x: 326, y: 82, radius: 44, rind: '#ee8a12', flesh: '#fcbf56' })
  paint(leaf(196, 84, 46, -120), '#5f9a41')
  paint(leaf(198, 86, 42, -70), '#4f8336')
  for (const [x, radius] of [
    [104, 46],
    [412, 34],
  ] as const) {
    paint(ellipse(x, 262, radius, 8), '#2b1d10', 0.16)
    paint(circle(x, 258 - radius, radius), '#ee8a12')
    paint(circle(x - radius * 0.2, 254 - radius * 1.1, radius * 0.72), '#f7a53a', 0.8)
    paint(leaf(x, 259 - radius * 2, radius * 0.7, -28), '#4f8336')
  }
}

export function drawWater(paint: Paint): void {
  tableEdge(paint, '#8db4c7', { width: 270 })
  const bottle = either(
    box(326, 172, 84, 160, 22),
    box(326, 66, 30, 80, 8),
    polygon([311, 86], [341, 86], [366, 110], [286, 110]),
  )
  paint(bottle, '#cfe7ee')
  paint(
    both(grown(bottle, -5), (_x, y) => 104 - y),
    '#9fd0e0',
  )
  paint(box(326, 28, 34, 20, 5), '#2c6f87')
  paint(box(326, 178, 84, 54, 0), '#f6fbfb')
  paint(stroke(6, [302, 172], [314, 182], [326, 172], [338, 182], [350, 172]), '#2c6f87')
  paint(stroke(6, [296, 128], [296, 236]), '#ffffff', 0.6)
  const glass = polygon([136, 112], [242, 112], [232, 248], [146, 248])
  paint(grown(glass, 5), glassTint)
  paint(grown(polygon([142, 148], [237, 148], [229, 243], [149, 243]), 1), '#a9d6e5')
  for (const [x, y, degrees] of [
    [172, 164, 14],
    [208, 176, -20],
    [182, 204, 38],
  ] as const) {
    paint(turned(box(x, y, 34, 32, 6), degrees, x, y), '#e8f6fa', 0.85)
    paint(turned(box(x - 3, y - 4, 18, 14, 4), degrees, x, y), '#ffffff', 0.7)
  }
  slice(paint, { x: 232, y: 108, radius: 34, rind: '#e5c32c', flesh: '#fbee9d' })
  paint(stroke(7, [152, 134], [160, 230]), '#ffffff', 0.6)
}

export function drawCocktail(paint: Paint): void {
  tableEdge(paint, '#3a2f4a', { width: 150 })
  const bowlOf = (top: number, half: number): Shape => polygon([cx - half, top], [cx + half, top], [cx, 178])
  paint(stroke(9, [cx, 170], [cx, 250]), '#dbe7ee')
  paint(ellipse(cx, 254, 56, 9), '#dbe7ee')
  paint(grown(bowlOf(66, 112), 4), '#dbe7ee', 0.9)
  paint(grown(bowlOf(90, 84), 2), '#e2566b')
  paint(
    both(grown(bowlOf(90, 84), 2), (_x, y) => 128 - y),
    '#f0943f',
    0.75,
  )
  paint(ellipse(cx, 89, 86, 7), '#f0808f')
  paint(stroke(4, [182, 40], [290, 130]), '#d9bd8c')
  for (const [x, y] of [
    [220, 72],
    [244, 92],
  ] as const) {
    paint(circle(x, y, 15), '#8fa23c')
    paint(circle(x - 4, y - 5, 5), '#c4d27f')
  }
  slice(paint, { x: 346, y: 66, radius: 36, rind: '#86b13c', flesh: '#d7eb9e' })
  paint(stroke(6, [162, 82], [224, 150]), '#ffffff', 0.5)
  for (const { x, y } of scattered(14, { x: cx, y: 112, radius: 44 })) {
    if (Math.abs(x - cx) < 160 - y) paint(circle(x, y, 2.4), '#ffe3d6', 0.9)
  }
}

export function drawBeer(paint: Paint): void {
  tableEdge(paint, '#6f4a2c', { width: 200 })
  paint(without(box(334, 166, 84, 100, 36), box(330, 166, 52, 66, 22)), '#e4eef0')
  paint(box(cx, 160, 138, 192, 16), '#e4eef0')
  paint(box(cx, 166, 122, 172, 10), '#e8a51f')
  paint(box(276, 166, 64, 172, 10), '#d9920f', 0.6)
  for (const { x, y } of scattered(26, { x: cx, y: 178, radius: 74 })) {
    if (Math.abs(x - cx) < 54) paint(circle(x, y, 2.6), '#fbdc8a')
  }
  paint(stroke(9, [206, 116], [206, 232]), '#fbe3a6', 0.7)
  const foam = [
    [190, 74, 25],
    [222, 60, 29],
    [258, 64, 31],
    [296, 70, 27],
    [308, 90, 19],
    [192, 96, 21],
  ] as const
  paint(
    either(
      ...foam.map(([x, y, radius]) => circle(x, y, radius)),
      box(cx, 92, 136, 36, 12),
      stroke(18, [196, 100], [196, 136]),
      stroke(15, [268, 100], [268, 122]),
    ),
    '#fffaf0',
  )
  paint(either(circle(226, 62, 16), circle(262, 68, 18), circle(296, 76, 12)), '#f4e9d0')
}

export function drawWine(paint: Paint): void {
  tableEdge(paint, '#5c4a40', { width: 250 })
  for (const { x, colour, light } of [
    { x: 188, colour: '#8c1f33', light: '#b54359' },
    { x: 318, colour: '#e8cf74', light: '#f6e6a8' },
  ]) {
    const glass = both(ellipse(x, 98, 58, 84), (_x, y) => 40 - y)
    paint(stroke(8, [x, 176], [x, 250]), '#e6edef')
    paint(ellipse(x, 254, 46, 8), '#e6edef')
    paint(grown(glass, 4), '#e6edef', 0.92)
    paint(
      both(glass, (_x, y) => 98 - y),
      colour,
    )
    paint(ellipse(x, 98, 57, 8), light)
    paint(stroke(7, [x - 40, 70], [x - 42, 112], [x - 30, 144]), '#ffffff', 0.4)
  }
  for (const { x, y } of scattered(12, { x: 422, y: 218, radius: 36 })) {
    paint(circle(x, y, 14), '#5b3a73')
    paint(circle(x - 4, y - 5, 5), '#9a7bb3')
  }
  paint(stroke(4, [422, 180], [428, 162]), '#6f4a2c')
  paint(leaf(426, 170, 44, -24), '#6f9a3d')
}

function tumbler(paint: Paint, { colour, deep, level }: { colour: string; deep: string; level: number }): void {
  const glass = polygon([184, 66], [316, 66], [300, 246], [200, 246])
  paint(grown(glass, 6), glassTint, 0.85)
  const drink = grown(polygon([189, level], [311, level], [297, 240], [203, 240]), 2)
  paint(drink, colour)
  paint(
    both(drink, (_x, y) => 170 - y),
    deep,
    0.6,
  )
  paint(ellipse(cx, level, 62, 7), '#ffce7a')
  for (const [x, y, degrees] of [
    [228, 128, 18],
    [272, 142, -24],
    [240, 174, 40],
  ] as const) {
    paint(turned(box(x, y, 36, 34, 7), degrees, x, y), '#ffffff', 0.35)
  }
  paint(stroke(8, [200, 108], [210, 228]), '#ffffff', 0.45)
}

function slice(
  paint: Paint,
  {
    x,
    y,
    radius,
    rind,
    flesh,
  }: {
    x: number
    y: number
    radius: number
    rind: string
    flesh: string
  },
): void {
  paint(circle(x, y, radius), rind)
  paint(circle(x, y, radius * 0.86), '#fff6dd')
  paint(circle(x, y, radius * 0.78), flesh)
  for (const degrees of [0, 45, 90, 135]) {
    paint(turned(stroke(2.6, [x - radius * 0.76, y], [x + radius * 0.76, y]), degrees, x, y), '#fff6dd')
  }
}
