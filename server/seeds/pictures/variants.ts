import type { Paint } from './canvas.ts'
import type { PictureName } from './picture-names.ts'
import type { Shape } from './shapes.ts'

/** Colours of a variant: its ground, and by how many degrees of hue and how much light the food differs. */
type Colours = readonly [ground: string, hue: number, light?: number]

/** The further variants of each drawing, in the order of the dishes that the demo's menus name by it. */
export const furtherVariants: { readonly [Name in PictureName]?: readonly Colours[] } = {
  eggs: [
    ['#e6d3b1', 6],
    ['#c9c4dd', -10, 0.95],
  ],
  bakery: [['#cfd9dd', -8, 0.9]],
  'fruit-bowl': [
    ['#e8dcc0', 14, 1.12],
    ['#c4dccd', -14, 0.95],
  ],
  pancakes: [['#ecd6cf', -6, 0.92]],
  soup: [
    ['#cfdad2', -22],
    ['#c8d3de', 22, 1.15],
  ],
  salad: [
    ['#e6d9bd', 10, 1.08],
    ['#d9c4c0', -14, 1.02],
    ['#c6d4d9', 18, 0.9],
  ],
  mezze: [
    ['#c9d3c0', 18, 0.92],
    ['#d5c8d6', -12, 0.85],
    ['#c4d5da', 8, 1.1],
    ['#d98f6c', -20],
  ],
  burger: [['#c9d8d0', 12, 1.12]],
  sandwich: [
    ['#ecd9c2', -8, 0.92],
    ['#c9d3dd', 14, 1.05],
  ],
  pasta: [['#e3cdb4', -14, 0.95]],
  flatbread: [
    ['#c5cdb8', 10, 0.85],
    ['#d6bfae', -14, 0.9],
    ['#c3d0d8', 16, 1.1],
  ],
  grill: [
    ['#b9c6bd', -10, 0.88],
    ['#e3cf9f', 14, 1.15],
  ],
  fish: [
    ['#d9d0b4', -16, 1.15],
    ['#c3b9cf', 20, 1.08],
  ],
  rice: [['#bccbd0', 16, 0.95]],
  cake: [
    ['#d8dfc9', 10, 1.15],
    ['#cbd5e2', -6, 0.8],
  ],
  coffee: [
    ['#dfd3c3', 6, 1.3],
    ['#b9c4c4', 4, 1.15],
    ['#d9c08a', 16, 1.1],
    ['#a98d86', -10, 0.8],
  ],
  tea: [
    ['#e6cfae', 12, 1.3],
    ['#c6cddd', -12, 0.8],
  ],
  juice: [
    ['#d3e4bd', 48, 0.85],
    ['#f3cfa0', 12, 1.05],
    ['#f4cfcf', -38],
  ],
  water: [
    ['#e6cfc6', -14, 0.95],
    ['#d3dcc6', -36],
  ],
  cocktail: [
    ['#6b4a55', -45],
    ['#3f5a58', 25],
    ['#4c4a3f', 70, 0.95],
  ],
  beer: [['#bfc9ad', -16, 0.82]],
  wine: [['#c3cfc2', -12, 1.15]],
}

/** The angle at which a table is seen: dishes from above can be turned, glasses stand. */
const standing: ReadonlySet<PictureName> = new Set([
  'burger',
  'sandwich',
  'cake',
  'ice-cream',
  'coffee',
  'tea',
  'juice',
  'water',
  'cocktail',
  'beer',
  'wine',
])

type Placing = { zoom: number; right: number; down: number; degrees: number; isMirrored: boolean }

const fromAbove: readonly Placing[] = [
  { zoom: 1.3, right: 64, down: 22, degrees: 70, isMirrored: false },
  { zoom: 0.94, right: -52, down: 0, degrees: 165, isMirrored: true },
  { zoom: 1.5, right: -84, down: -24, degrees: 245, isMirrored: false },
  { zoom: 1.12, right: 30, down: 26, degrees: 20, isMirrored: true },
]

const fromTheSide: readonly Placing[] = [
  { zoom: 0.9, right: 70, down: 0, degrees: 0, isMirrored: true },
  { zoom: 1.06, right: -80, down: 0, degrees: 0, isMirrored: false },
  { zoom: 0.8, right: -40, down: 0, degrees: 0, isMirrored: true },
  { zoom: 0.96, right: 96, down: 0, degrees: 0, isMirrored: false },
]

/** Paints in the colours and at the place of a further variant, which counts from 1. */
export function paintAs(name: PictureName, variant: number, paint: Paint): Paint {
  const [, hue = 0, light = 1] = furtherVariants[name]?.[variant - 1] ?? []
  const isStanding = standing.has(name)
  const placing = (isStanding ? fromTheSide : fromAbove)[variant - 1]!
  const tableY = isStanding ? 236 : 150
  return (shape, colour, opacity) => paint(placed(shape, placing, tableY), tinted(colour, hue, light), opacity)
}

function placed(shape: Shape, { zoom, right, down, degrees, isMirrored }: Placing, centreY: number): Shape {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return (x, y) => {
    const dx = ((x - 250 - right) / zoom) * (isMirrored ? -1 : 1)
    const dy = (y - centreY - down) / zoom
    return shape(250 + dx * cos + dy * sin, centreY - dx * sin + dy * cos) * zoom
  }
}

/** Returns a colour with its hue turned. White china, glass and shadows have hardly any, and stay as they are. */
function tinted(colour: string, degrees: number, light: number): string {
  const value = Number.parseInt(colour.slice(1), 16)
  const [red, green, blue] = [(value >> 16) / 255, ((value >> 8) & 0xff) / 255, (value & 0xff) / 255] as const
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (spread < 0.1) return colour
  const sixth = sixthOf([red, green, blue], most, spread) + degrees / 60
  const channels = [5, 3, 1].map((offset) => {
    const place = (((offset + sixth) % 6) + 6) % 6
    const share = Math.min(1, most * light)
    const channel = share - share * (spread / most) * Math.max(0, Math.min(place, 4 - place, 1))
    return Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

function sixthOf([red, green, blue]: readonly [number, number, number], most: number, spread: number): number {
  if (most === red) return (green - blue) / spread
  if (most === green) return (blue - red) / spread + 2
  return (red - green) / spread + 4
}
