import type { Paint } from './canvas.ts'
import { centre, china, plate, scattered, shadow } from './crockery.ts'
import { both, box, circle, ellipse, either, grown, leaf, polygon, ring, stroke, turned, without } from './shapes.ts'

const herb = '#5f8f3e'
const darkHerb = '#3f6f34'
const { x: cx, y: cy } = centre

export function drawEggs(paint: Paint): void {
  shadow(paint, either(circle(235, cy, 118), stroke(26, [340, cy], [440, cy])))
  paint(stroke(26, [340, cy], [440, cy]), '#33373b')
  paint(stroke(8, [425, cy], [438, cy]), '#5b6166')
  paint(circle(235, cy, 118), '#3d4247')
  paint(circle(235, cy, 104), '#52585e')
  const white = grown(either(ellipse(205, 140, 46, 38), ellipse(236, 166, 38, 34), ellipse(180, 158, 28, 24)), 3)
  const second = grown(either(ellipse(274, 120, 34, 30), ellipse(292, 142, 27, 26)), 3)
  paint(white, '#fffdf6')
  paint(second, '#fffdf6')
  for (const [x, y] of [
    [207, 148],
    [278, 126],
  ] as const) {
    paint(circle(x, y, 20), '#f2a41f')
    paint(circle(x, y - 1, 18), '#f9bd3c')
    paint(ellipse(x - 6, y - 7, 6, 4), '#fde3a0')
  }
  for (const [x, y] of [
    [252, 204],
    [286, 190],
    [170, 108],
  ] as const) {
    paint(circle(x, y, 15), '#c23b2c')
    paint(ellipse(x - 4, y - 5, 5, 3), '#e88274')
  }
  for (const { x, y, angle } of scattered(8, { x: 235, y: 150, radius: 86 })) paint(leaf(x, y, 17, angle), herb)
}

export function drawMezze(paint: Paint): void {
  plate(paint, { radius: 132, colour: '#c8643c' })
  paint(circle(cx, cy, 118), '#d77a50')
  const dips = [
    { x: 196, y: 112, colour: '#ead7a8', swirl: '#f4e8c8', oil: '#c79a2e' },
    { x: 306, y: 116, colour: '#c94f3d', swirl: '#dd7160', oil: '#7f2418' },
    { x: 248, y: 212, colour: '#e9ead8', swirl: '#f8f8ee', oil: '#86a64d' },
  ]
  for (const { x, y, colour, swirl, oil } of dips) {
    shadow(paint, circle(x, y, 45))
    paint(circle(x, y, 47), china)
    paint(circle(x, y, 40), colour)
    paint(ring(x, y, 25, 7), swirl)
    paint(circle(x, y, 12), oil)
    paint(ellipse(x - 3, y - 4, 4, 3), '#ffffff', 0.5)
  }
  for (const [x, y, degrees] of [
    [336, 190, 30],
    [166, 190, -35],
    [252, 58, 4],
  ] as const) {
    const bread = turned(polygon([x - 27, y + 15], [x, y - 22], [x + 27, y + 15]), degrees, x, y)
    paint(grown(bread, 6), '#c9924a')
    paint(grown(bread, 3), '#e8bd79')
    for (const spot of scattered(4, { x, y: y + 2, radius: 12 })) paint(circle(spot.x, spot.y, 3), '#b87a35')
  }
  for (const { x, y } of [
    { x: 250, y: 140 },
    { x: 268, y: 150 },
    { x: 238, y: 156 },
  ]) {
    paint(circle(x, y, 10), '#6d7f2e')
    paint(ellipse(x - 3, y - 3, 3, 2), '#c3cf8a')
  }
}

export function drawPasta(paint: Paint): void {
  plate(paint)
  paint(circle(cx, cy, 84), '#eac06a')
  const strands = ['#f3d384', '#e3b557', '#f7dd9a', '#d9a547']
  scattered(30, { x: cx, y: cy, radius: 62 }).forEach(({ x, y }, index) => {
    paint(both(ring(x, y, 22, 6), circle(cx, cy, 88)), strands[index % strands.length]!)
  })
  const sauce = grown(either(circle(238, 144, 34), circle(270, 158, 30), circle(256, 126, 24)), 4)
  paint(sauce, '#b8321f')
  paint(either(ellipse(240, 134, 22, 12), ellipse(270, 150, 14, 9)), '#d4523a')
  for (const [x, y, degrees] of [
    [252, 140, -35],
    [254, 142, 35],
    [253, 142, 180],
  ] as const) {
    paint(leaf(x, y, 34, degrees), darkHerb)
  }
  for (const { x, y } of scattered(20, { x: cx, y: cy, radius: 66, turn: 2 })) paint(circle(x, y, 2.6), '#fffaf0')
}

export function drawFlatbread(paint: Paint): void {
  const board = either(circle(236, cy, 128), stroke(40, [350, cy], [440, cy]))
  shadow(paint, board)
  paint(board, '#8f5a33')
  paint(circle(432, cy, 7), '#5f3a1f')
  paint(circle(236, cy, 116), '#c98a3f')
  paint(circle(236, cy, 108), '#e6b567')
  paint(circle(236, cy, 94), '#c4402a')
  paint(circle(236, cy, 90), '#d4553a')
  const spots = scattered(9, { x: 236, y: cy, radius: 74, turn: 0.4 })
  for (const { x, y } of spots) {
    paint(grown(either(circle(x, y, 15), circle(x + 10, y + 6, 11)), 1), '#fbeecb')
    paint(circle(x + 2, y - 2, 7), '#fffaf0')
  }
  for (const { x, y, angle } of scattered(7, { x: 236, y: cy, radius: 72, turn: 2.2 })) {
    paint(leaf(x - 12, y, 32, angle), darkHerb)
    paint(leaf(x - 6, y + 2, 18, angle), herb)
  }
  for (const degrees of [0, 60, 120]) {
    paint(turned(stroke(2.4, [128, cy], [344, cy]), degrees, 236, cy), '#7a3d1c', 0.35)
  }
}

export function drawGrill(paint: Paint): void {
  plate(paint, { radius: 130, colour: '#33383d' })
  paint(circle(cx, cy, 100), '#3d4349')
  for (const [x, y, degrees] of [
    [250, 112, -8],
    [252, 164, -8],
  ] as const) {
    paint(turned(stroke(5, [x - 122, y], [x + 122, y]), degrees, x, y), '#d5b98a')
    for (let index = 0; index < 5; index += 1) {
      const pieceX = x - 80 + index * 40
      const isPepper = index % 2 === 1
      const piece = turned(box(pieceX, y, isPepper ? 22 : 40, isPepper ? 38 : 42, 11), degrees, x, y)
      paint(piece, isPepper ? ['#c8452f', '#6f9a3d'][(index >> 1) % 2]! : '#8a4a26')
      if (isPepper) continue
      paint(turned(box(pieceX, y - 3, 34, 32, 10), degrees, x, y), '#a65f33')
      for (const offset of [-9, 3]) {
        const mark: [number, number][] = [
          [pieceX + offset - 4, y - 15],
          [pieceX + offset + 6, y + 15],
        ]
        paint(turned(stroke(4, ...mark), degrees, x, y), '#5a2c14')
      }
    }
  }
  paint(
    without(circle(222, 218, 26), (x, y) => x * 0.2 + 196 - y),
    '#f3d348',
  )
  paint(
    without(circle(222, 218, 19), (x, y) => x * 0.2 + 200 - y),
    '#fbe98c',
  )
  for (const [x, y, degrees] of [
    [268, 214, -25],
    [288, 216, 10],
    [306, 208, -60],
  ] as const) {
    paint(leaf(x, y, 34, degrees), herb)
  }
}

export function drawFish(paint: Paint): void {
  const dish = ellipse(cx, cy, 190, 108)
  shadow(paint, dish)
  paint(dish, china)
  paint(ellipse(cx, cy, 160, 84), '#efeade')
  for (const [x, y, degrees] of [
    [150, 190, 25],
    [196, 208, 0],
    [320, 206, -14],
    [120, 160, 60],
  ] as const) {
    paint(leaf(x, y, 54, degrees - 160), herb)
  }
  const body = ellipse(238, 146, 112, 44)
  const tail = polygon([334, 146], [388, 104], [376, 146], [390, 190])
  paint(grown(tail, 5), '#8a5a34')
  paint(polygon([222, 106], [262, 84], [290, 112]), '#8a5a34')
  paint(body, '#b47a45')
  paint(
    both(body, (_x, y) => 146 - y),
    '#cf9a63',
  )
  for (const x of [190, 222, 254, 286]) paint(both(stroke(5, [x - 10, 106], [x + 8, 186]), body), '#7c4a26')
  paint(both(ring(120, 146, 52, 4), body), '#8a5a34')
  paint(circle(154, 138, 9), '#fffaf0')
  paint(circle(153, 138, 5), '#2c2119')
  for (const [x, y] of [
    [206, 214],
    [272, 216],
  ] as const) {
    paint(circle(x, y, 25), '#f0cc3e')
    paint(circle(x, y, 20), '#fbe98c')
    for (const degrees of [0, 60, 120]) {
      paint(turned(stroke(2, [x - 18, y], [x + 18, y]), degrees, x, y), '#f0cc3e')
    }
  }
}

export function drawFries(paint: Paint): void {
  plate(paint, { radius: 126 })
  const tones = ['#f2c14e', '#e6ad35', '#f7d272', '#dca02c']
  scattered(34, { x: 236, y: 144, radius: 68 }).forEach(({ x, y, angle }, index) => {
    const degrees = angle * 0.7 + index * 31
    paint(turned(box(x, y, 74, 13, 2.5), degrees, x, y), tones[index % tones.length]!)
    paint(turned(box(x, y - 4, 72, 3, 1), degrees, x, y), '#fae6a8', 0.75)
  })
  shadow(paint, circle(322, 196, 34))
  paint(circle(322, 196, 36), '#e6e0d4')
  paint(circle(322, 196, 29), '#fbf6e4')
  paint(ring(322, 196, 15, 5), '#efe6c8')
  for (const { x, y, angle } of scattered(8, { x: 236, y: 144, radius: 70, turn: 1 }))
    paint(leaf(x, y, 13, angle), herb)
}

export function drawPancakes(paint: Paint): void {
  plate(paint, { radius: 130 })
  for (const [x, y] of [
    [256, 164],
    [248, 156],
    [254, 149],
    [247, 142],
  ] as const) {
    shadow(paint, circle(x, y, 76))
    paint(circle(x, y, 80), '#eac27d')
    paint(circle(x, y, 76), '#c98a45')
    paint(circle(x - 2, y - 2, 66), '#d89c54')
  }
  const syrup = grown(
    either(
      circle(244, 136, 38),
      stroke(18, [262, 150], [296, 178]),
      stroke(16, [222, 150], [204, 182]),
      stroke(14, [262, 112], [288, 92]),
    ),
    2,
  )
  paint(syrup, '#8a4312')
  paint(either(ellipse(236, 126, 24, 14)), '#a95c20')
  paint(box(250, 134, 40, 32, 5), '#f7e39a')
  paint(box(250, 129, 40, 22, 5), '#fdf1c4')
  for (const [x, y] of [
    [196, 118],
    [206, 98],
    [184, 136],
    [304, 132],
    [312, 152],
  ] as const) {
    paint(circle(x, y, 10), '#3d4a86')
    paint(circle(x - 2, y - 3, 4), '#7683bd')
  }
  for (const [x, y] of [
    [224, 190],
    [282, 106],
  ] as const) {
    paint(circle(x, y, 12), '#c7283a')
    paint(ellipse(x - 3, y - 4, 4, 3), '#ec8a8f')
  }
}
